import { paymentRoutes } from '#shared/api/payments.ts';
import type { Actor } from '../core/actor.ts';
import { isParty } from '../core/jobs/job-access.ts';
import { viewPayment } from '../core/work/payment-view.ts';
import { approvePayment, requestPayment } from '../core/work/payments.ts';
import { remittanceAddress } from '../core/work/remittance.ts';
import { Reply } from '../http/call.ts';
import { createHandler } from '../http/chain/create-handler.ts';
import { findAgain } from '../http/job-answers.ts';
import { notFound } from '../refusal.ts';

const paymentAgain = async (actor: Actor, jobId: string) => {
  const access = await findAgain(actor, jobId);
  if (!access.payment || !isParty(access)) throw notFound();
  return { payment: viewPayment(access.payment) };
};

export const handler = createHandler('payments', paymentRoutes, {
  getPayment: async ({ loaded }) => ({ payment: loaded.payment ? viewPayment(loaded.payment) : null }),
  requestPayment: {
    run: async (call) => ({
      reference: call.params.id,
      body: { payment: viewPayment(await requestPayment(call, call.loaded, call.body)) },
    }),
    replay: paymentAgain,
  },
  approvePayment: {
    run: async (call) => ({
      reference: call.params.id,
      body: { payment: viewPayment(await approvePayment(call, call.loaded, call.body)) },
    }),
    replay: paymentAgain,
  },
  getRemittance: async ({ loaded }) => new Reply({ location: await remittanceAddress(loaded) }),
});
