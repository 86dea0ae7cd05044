import type { Role } from '#shared/domain/jobs/job.ts';
import { paymentSorts, usualPaymentOrder } from '#shared/domain/search/own-payments.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { jobName } from '../../components/job-facts.tsx';
import type { DeskColumn } from '../../components/lists/desk-column.ts';
import { DeskTable } from '../../components/lists/desk-table.tsx';
import { ListPreview, WithPreview } from '../../components/lists/list-preview.tsx';
import type { ColumnSort } from '../../components/lists/sort-head.tsx';
import { useRowPreview } from '../../components/lists/use-row-preview.ts';
import { booked } from '../../lib/dates.ts';
import type { ListAddress } from '../../lib/use-list-address.ts';
import type { PaymentSearch } from './payment-address.ts';
import { keyOf, PaymentActions, PaymentBadges } from './payment-parts.tsx';
import { ageOf, dueIn, moneyIn, otherSide, type PaymentView, stepOf } from './payment-words.ts';

/** The payments as a table with a preview, for a desktop. */

type Address = ListAddress<PaymentSearch>;

function sortBy(name: string, { search: { sort, order }, change }: Address): ColumnSort | undefined {
  const by = paymentSorts.find((each) => each === name);
  return (
    by && {
      order: sort === by ? order : null,
      first: usualPaymentOrder[by],
      onSort: (next) => change({ sort: `${by}.${next}` }),
    }
  );
}

interface PreviewProps {
  payment: PaymentView;
  role: Role;
  onClose: () => void;
}

const PaymentPreview = ({ payment, role, onClose }: PreviewProps) => (
  <ListPreview
    title={jobName(payment)}
    badge={<PaymentBadges payment={payment} role={role} />}
    facts={[
      ['Next step', stepOf(payment, role)?.text],
      ['Payment', ageOf(payment)],
      ['Customer', payment.customerName],
      ['Address', payment.address || payment.suburb],
      [otherSide[role], payment.otherParty],
      ['Amount ex GST', moneyIn(payment.amountExGst)],
      ['GST', moneyIn(payment.gst)],
      ['Total', moneyIn(payment.amountWithGst)],
      ['Due', payment.dueDate && dueIn(payment)],
      ['Completed', payment.completedOn && booked(payment.completedOn)],
      ['Requested', payment.requestedOn && booked(payment.requestedOn)],
      ['Paid', payment.paidOn && booked(payment.paidOn)],
    ]}
    to={payment.isRecord ? null : hrefTo(paths.job, { id: payment.id })}
    onClose={onClose}
  />
);

interface PaymentTableProps {
  role: Role;
  payments: readonly PaymentView[];
  columns: readonly DeskColumn<PaymentView>[];
  address: Address;
}

export function PaymentTable({ role, payments, columns, address }: PaymentTableProps) {
  const preview = useRowPreview(payments, keyOf);
  return (
    <WithPreview preview={preview.row && <PaymentPreview payment={preview.row} role={role} onClose={preview.close} />}>
      <DeskTable
        label="Payments"
        rows={payments}
        keyOf={keyOf}
        columns={columns}
        sortOf={(name) => sortBy(name, address)}
        actions={{
          label: 'Next step',
          width: 10.25,
          show: (payment) => <PaymentActions payment={payment} role={role} isOneLine />,
        }}
        preview={preview.table}
      />
    </WithPreview>
  );
}
