import { useState } from 'react';
import { Table } from './Table';

/** The rows of a copied list are known to the run alone. A list that is written out is no list of rows. */
export function Orders() {
  const [orders, setOrders] = useState([]);
  const columns = [
    { field: 'name', title: 'Name' },
    {
      field: 'id',
      title: '',
      render: (order) => (
        <button onClick={() => setOrders((all) => all.filter(({ id }) => id !== order.id))}>Cancel order</button>
      ),
    },
  ];
  const tools = [{ title: 'Print', render: () => <button onClick={() => window.print()}>Print</button> }];
  return (
    <section>
      <Table rows={orders} columns={columns} />
      {[...tools].map((tool) => tool.render())}
    </section>
  );
}
