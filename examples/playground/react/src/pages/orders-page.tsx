import { useState } from 'react';
import { Notice } from '../components/notice';
import { OrderDetails } from '../components/order-details';
import { OrdersTable } from '../components/orders-table';
import { PageHeading } from '../components/page-heading';
import { useShop } from '../shop/shop-context';

export function OrdersPage() {
  const { orders, loading, cancelOrder } = useShop();
  const [openId, setOpenId] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');

  const open = orders.find((order) => order.id === openId);

  async function cancel(id: string) {
    setMessage('');
    setProblem('');
    try {
      const order = await cancelOrder(id);
      setMessage(`Order ${order.id} was cancelled. The money is on its way back.`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work');
    }
  }

  return (
    <>
      <PageHeading title="Your orders">What you bought, and where it is.</PageHeading>
      <Notice>{message}</Notice>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {loading ? <p>Loading your orders…</p> : <OrdersTable orders={orders} onView={setOpenId} onCancel={cancel} />}
      {open && <OrderDetails order={open} onClose={() => setOpenId(null)} />}
    </>
  );
}
