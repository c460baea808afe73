import { Link } from 'react-router-dom';
import { Button, Tab, TabList, TabPanel, TabPanels, Tabs } from '@chakra-ui/react';

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
      <Tabs>
        <TabList>
          <Tab>
            <Link to="/loans">Loans</Link>
          </Tab>
        </TabList>
      </Tabs>
      <Tabs>
        <TabList>
          <Tab>
            <Link to="/notes">Notes</Link>
          </Tab>
        </TabList>
        <TabPanels>
          <TabPanel>
            <button type="button" onClick={() => notes.pop()}>
              Forget the last
            </button>
          </TabPanel>
        </TabPanels>
      </Tabs>
    </nav>
  );
}
