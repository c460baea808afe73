import { DownOutlined } from '@ant-design/icons';
import { Button, Checkbox, DatePicker, Dropdown, Input, Select, Space, Tabs } from 'antd';
import { useState } from 'react';

export function Reports() {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<string>();
  return (
    <>
      <Space>
        <Input placeholder="Find a report" value={query} onChange={(event) => setQuery(event.target.value)} />
        <Select placeholder="Kind" value={kind} onChange={setKind} options={[{ value: 'sales', label: 'Sales' }, { value: 'stock', label: 'Stock' }]} />
        <DatePicker placeholder="Since" />
        <Checkbox>Archived too</Checkbox>
      </Space>
      <Dropdown
        menu={{
          items: [
            { key: 'pdf', label: 'Export as PDF', onClick: () => fetch('/export?to=pdf') },
            { key: 'csv', label: 'Export as CSV', onClick: () => fetch('/export?to=csv') },
          ],
        }}
      >
        <Button>
          Export <DownOutlined />
        </Button>
      </Dropdown>
      <Tabs
        items={[
          { key: 'mine', label: 'Mine', children: <Button onClick={() => fetch('/reports', { method: 'POST' })}>New report</Button> },
          { key: 'all', label: 'All', children: <p>Everything</p> },
        ]}
      />
    </>
  );
}
