import { formatPrice } from '../shop/format-price';
import { orderTotal } from '../shop/order-total';
import type { Order } from '../shop/types';
import { Button } from './button';

interface OrdersTableProps {
  orders: Order[];
  onView: (id: string) => void;
  onCancel: (id: string) => void;
  onReturn: (id: string) => void;
}

export function OrdersTable({ orders, onView, onCancel, onReturn }: OrdersTableProps) {
  return (
    <table className="orders">
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Placed on</th>
          <th scope="col">Items</th>
          <th scope="col">Total</th>
          <th scope="col">Status</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">{order.id}</th>
            <td>{order.placed}</td>
            <td>{order.items.map((item) => `${item.quantity} × ${item.name}`).join(', ')}</td>
            <td className="number">{formatPrice(orderTotal(order))}</td>
            <td>
              <span className={`status status-${order.status.toLowerCase().replace(' ', '-')}`}>{order.status}</span>
            </td>
            <td className="row-actions">
              <Button onClick={() => onView(order.id)}>View</Button>
              {order.status === 'Processing' && <Button onClick={() => onCancel(order.id)}>Cancel</Button>}
              {order.status === 'Delivered' && <Button onClick={() => onReturn(order.id)}>Return</Button>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
