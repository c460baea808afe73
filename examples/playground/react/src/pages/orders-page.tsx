import { useState } from 'react';
import { Notice } from '../components/notice';
import { OrderDetails } from '../components/order-details';
import { OrdersTable } from '../components/orders-table';
import { PageHeading } from '../components/page-heading';
import { ReturnDialog } from '../components/return-dialog';
import { cancelOrder, requestReturn } from '../shop/api';
import { useOrders } from '../shop/queries';
import { useChange } from '../shop/use-change';

export function OrdersPage() {
  const { data: orders } = useOrders();
  const cancel = useChange(cancelOrder, 'orders');
  const sendBack = useChange(requestReturn, 'orders');
  const [openId, setOpenId] = useState<string | null>(null);
  const [returningId, setReturningId] = useState<string | null>(null);

  const open = orders?.find((order) => order.id === openId);

  return (
    <>
      <PageHeading title="Your orders">What you bought, and where it is.</PageHeading>
      <Notice>
        {cancel.isSuccess && `Order ${cancel.data.id} was cancelled. The money is on its way back.`}
        {sendBack.isSuccess && `We wait for order ${sendBack.data.id}. The label is in your mail.`}
      </Notice>
      {cancel.isError && <Notice tone="bad">{cancel.error.message}</Notice>}
      {orders ? (
        <OrdersTable
          orders={orders}
          onView={setOpenId}
          onCancel={(id) => cancel.mutate(id)}
          onReturn={(id) => setReturningId(id)}
        />
      ) : (
        <p className="empty">Loading your orders…</p>
      )}
      {open && <OrderDetails order={open} onClose={() => setOpenId(null)} />}
      {returningId !== null && (
        <ReturnDialog
          orderId={returningId}
          onSend={async (request) => {
            await sendBack.mutateAsync({ id: returningId, ...request });
          }}
          onClose={() => setReturningId(null)}
        />
      )}
    </>
  );
}
