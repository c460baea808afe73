import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';

interface Order {
  id: string;
  title: string;
}

export function Orders({ orders }: { orders: Order[] }) {
  const [renaming, setRenaming] = useState<Order | null>(null);
  const [title, setTitle] = useState('');

  return (
    <section aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <strong>{order.title}</strong>
            <DropdownMenu.Root>
              <DropdownMenu.Trigger aria-label="Order actions">⋯</DropdownMenu.Trigger>
              <DropdownMenu.Portal>
                <DropdownMenu.Content>
                  <DropdownMenu.Item onSelect={() => setRenaming(order)}>Rename</DropdownMenu.Item>
                  <DropdownMenu.Item onSelect={() => fetch(`/api/orders/${order.id}`, { method: 'DELETE' })}>
                    Delete
                  </DropdownMenu.Item>
                </DropdownMenu.Content>
              </DropdownMenu.Portal>
            </DropdownMenu.Root>
          </li>
        ))}
      </ul>
      {renaming !== null && (
        <div role="dialog" aria-label="Rename order">
          <form onSubmit={() => fetch(`/api/orders/${renaming.id}`, { method: 'PATCH', body: title })}>
            <input aria-label="New title" value={title} onChange={(event) => setTitle(event.target.value)} />
            <button>Rename order</button>
            <button type="button" onClick={() => setRenaming(null)}>
              Cancel
            </button>
          </form>
        </div>
      )}
    </section>
  );
}
