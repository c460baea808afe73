import { Link } from 'react-router-dom';
import { Button } from '@chakra-ui/react';

export function Menu({ order, notes, cancel }: { order: { id: string; name: string }; notes: string[]; cancel(id: string): void }) {
  return (
    <nav aria-label="Order">
      <Button>
        <Link to="/">Overview</Link>
      </Button>
      <Link to="/help">
        <Button variant="ghost">Help</Button>
      </Link>
      <button type="button" onClick={() => cancel(order.id)}>
        <Link to="/orders">Cancel order</Link>
      </button>
      <button type="button" onClick={() => cancel(order.id)}>
        {order.name} <Link to="/orders">Orders</Link>
      </button>
      <div onClick={() => cancel(order.id)}>
        <button type="button" onClick={() => notes.pop()}>
          Forget a note
        </button>
      </div>
    </nav>
  );
}
