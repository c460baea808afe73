import { Link, useParams } from 'react-router';
import { PageHeading } from '../components/page-heading';
import { formatPrice } from '../shop/format-price';
import { orderTotal } from '../shop/order-total';
import { useOrders } from '../shop/queries';

export function ThanksPage() {
  const { id } = useParams();
  const { data: orders } = useOrders();
  const order = orders?.find((one) => one.id === id);

  return (
    <div role="status" className="thanks">
      <PageHeading title={`Thank you. Order ${id} is being packed`}>
        {order ? `${formatPrice(orderTotal(order))}, ${order.delivery}.` : 'One moment…'}
      </PageHeading>
      <Link to="/orders" className="button">
        See all your orders
      </Link>
    </div>
  );
}
