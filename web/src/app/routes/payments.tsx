import { Payments } from '../../features/payments/payments.tsx';

export default function PaymentsPage() {
  return <Payments />;
}
