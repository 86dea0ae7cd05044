import { paymentRoutes } from '#shared/api/payments.ts';
import { findOwnPayments } from '../core/work/own-payments.ts';
import { viewPayment, viewPayments } from '../core/work/payment-view.ts';
import { approvePayment, requestPayment } from '../core/work/payments.ts';
import { remittanceAddress } from '../core/work/remittance.ts';
import { replayPayment } from '../core/work/replays.ts';
import { Reply } from '../http/call.ts';
import { createHandler } from '../http/chain/create-handler.ts';

export const handler = createHandler('payments', paymentRoutes, {
  listOwnPayments: ({ actor, query, request }) => findOwnPayments(actor, query, request.now),
  getPayment: async ({ loaded }) => viewPayments(loaded),
  requestPayment: {
    run: async (call) => ({
      reference: call.params.id,
      body: { payment: viewPayment(await requestPayment(call, call.loaded, call.body)) },
    }),
    replay: replayPayment,
  },
  approvePayment: {
    run: async (call) => ({
      reference: call.params.id,
      body: { payment: viewPayment(await approvePayment(call, call.loaded, call.body)) },
    }),
    replay: replayPayment,
  },
  getRemittance: async ({ loaded }) => new Reply({ location: await remittanceAddress(loaded) }),
});
