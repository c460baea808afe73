import { formatPrice } from '../shop/format-price';
import { orderTotal } from '../shop/order-total';
import type { Order } from '../shop/types';
import { Button } from './button';

interface OrderDetailsProps {
  order: Order;
  onClose: () => void;
}

export function OrderDetails({ order, onClose }: OrderDetailsProps) {
  return (
    <section className="panel order-details" aria-labelledby="order-details-title">
      <div className="panel-head">
        <h2 id="order-details-title">Order {order.id}</h2>
        <Button onClick={onClose}>Close details</Button>
      </div>
      <ul>
        {order.items.map((item) => (
          <li key={item.name}>
            {item.quantity} × {item.name} <span className="number">{formatPrice(item.price * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <p>
        Placed on {order.placed}. {order.status}. {formatPrice(orderTotal(order))} in all.
      </p>
      {order.delivery && <p>Delivery: {order.delivery}.</p>}
    </section>
  );
}
