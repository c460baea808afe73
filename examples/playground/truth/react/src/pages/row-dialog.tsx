import { useState } from 'react';

import { AskForm } from '../parts/ask-form';
import { PortalBox } from '../parts/portal-box';
import { useShown } from '../use-shown';

interface Order {
  no: string;
  customer: string;
}

const orders: Order[] = [
  { no: 'A-17', customer: 'Ada Berg' },
  { no: 'B-4', customer: 'Bo Lind' },
  { no: 'C-9', customer: 'Cy Moe' },
];
const words = new Intl.ListFormat('en');

interface Kept {
  refunds: Record<string, string>;
  notes: Record<string, string>;
  parcels: Record<string, string>;
  labels: Record<string, string>;
}

/** Dialogs of rows. A name holds the row's key, another text of the row, or a text that no reader of the source finds. */
export function RowDialog() {
  const [kept, setKept] = useState<Kept>({ refunds: {}, notes: {}, parcels: {}, labels: {} });
  const [refunding, setRefunding] = useState<Order>();
  const [noting, setNoting] = useState<Order>();
  const [shipping, setShipping] = useState<Order>();
  const [labelling, setLabelling] = useState<Order>();
  useShown(kept);
  const keep = (part: keyof Kept, { no }: Order, value: string) =>
    setKept((before) => ({ ...before, [part]: { ...before[part], [no]: value } }));

  return (
    <main>
      <h1>Orders</h1>
      <ul>
        {orders.map((order) => (
          <li key={order.no}>
            <b>{order.no}</b> <span>{order.customer}</span>
            <button onClick={() => setRefunding(order)}>Refund</button>
            <button onClick={() => setNoting(order)}>Write note</button>
            <button onClick={() => setShipping(order)}>Ship</button>
            <button onClick={() => setLabelling(order)}>Label order</button>
          </li>
        ))}
      </ul>
      {refunding && (
        <PortalBox name={`Refund ${refunding.no}`} onClose={() => setRefunding(undefined)}>
          <AskForm field="Amount" act="Send refund" onAnswer={(value) => keep('refunds', refunding, value)} />
        </PortalBox>
      )}
      {noting && (
        <PortalBox name={`Note for ${noting.customer}`} onClose={() => setNoting(undefined)}>
          <AskForm field="Note" act="Save note" onAnswer={(value) => keep('notes', noting, value)} />
        </PortalBox>
      )}
      {shipping && (
        <PortalBox name={words.format(['Ship', shipping.customer])} onClose={() => setShipping(undefined)}>
          <AskForm field="Carrier" act="Ship parcel" onAnswer={(value) => keep('parcels', shipping, value)} />
        </PortalBox>
      )}
      {labelling && (
        <PortalBox name="Order label" onClose={() => setLabelling(undefined)}>
          <AskForm field="Label text" act="Save label" onAnswer={(value) => keep('labels', labelling, value)} />
        </PortalBox>
      )}
    </main>
  );
}
