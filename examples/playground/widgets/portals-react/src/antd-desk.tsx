import { Button, Drawer, Dropdown, Form, Input, message, Modal, Popover, Select } from 'antd';
import { useState } from 'react';

import { rooms, useDesk } from './use-desk';

export function AntdDesk() {
  const { kept, keep, isInline } = useDesk();
  const [toast, toasts] = message.useMessage();
  const [isGuestOpen, setIsGuestOpen] = useState(false);
  const [isAddressOpen, setIsAddressOpen] = useState(false);
  const [isFiltersOpen, setIsFiltersOpen] = useState(false);
  const [isRenameOpen, setIsRenameOpen] = useState(false);
  const [name, setName] = useState('');
  const [room, setRoom] = useState<string>();
  const [street, setStreet] = useState('');
  const [keyword, setKeyword] = useState('');
  const [listName, setListName] = useState('');

  const container = isInline ? (false as const) : undefined;
  const popup = isInline ? (trigger: HTMLElement) => trigger.parentElement! : undefined;

  return (
    <main>
      {toasts}
      <h1>{kept.listName}</h1>
      <Button onClick={() => setIsGuestOpen(true)}>New guest</Button>
      <Dropdown
        trigger={['click']}
        getPopupContainer={popup}
        menu={{
          items: [
            {
              key: 'archive',
              label: 'Archive list',
              onClick: () => {
                keep({ done: 'archived' }, '');
                toast.success('The list was archived');
              },
            },
            {
              key: 'copy',
              label: 'Copy list',
              onClick: () => {
                keep({ done: 'copied' }, '');
                toast.success('The list was copied');
              },
            },
          ],
        }}
      >
        <Button>More</Button>
      </Dropdown>
      <Button onClick={() => setIsFiltersOpen(true)}>Filters</Button>
      <Popover
        trigger="click"
        open={isRenameOpen}
        onOpenChange={setIsRenameOpen}
        getPopupContainer={popup}
        content={
          <Form layout="vertical">
            <Form.Item label="List name" htmlFor="list-name">
              <Input id="list-name" value={listName} onChange={(event) => setListName(event.target.value)} />
            </Form.Item>
            <Button
              onClick={() => {
                keep({ listName }, '');
                setIsRenameOpen(false);
                toast.success('The list has a new name');
              }}
            >
              Save name
            </Button>
          </Form>
        }
      >
        <Button>Rename</Button>
      </Popover>

      <Modal
        title="New guest"
        open={isGuestOpen}
        getContainer={container}
        okText="Save guest"
        onOk={() => {
          keep({ guest: { name, room: room ?? '' } }, '');
          setIsGuestOpen(false);
          toast.success(`${name} is a guest now`);
        }}
        onCancel={() => setIsGuestOpen(false)}
      >
        <Form layout="vertical">
          <Form.Item label="Name" htmlFor="name">
            <Input id="name" value={name} onChange={(event) => setName(event.target.value)} />
          </Form.Item>
          <Form.Item label="Room" htmlFor="room">
            <Select
              id="room"
              value={room}
              onChange={setRoom}
              getPopupContainer={popup}
              options={rooms.map((one) => ({ value: one, label: one }))}
            />
          </Form.Item>
        </Form>
        <Button onClick={() => setIsAddressOpen(true)}>Add address</Button>
        <Modal
          title="Address"
          open={isAddressOpen}
          getContainer={container}
          okText="Keep address"
          onOk={() => {
            keep({ street }, '');
            setIsAddressOpen(false);
            toast.success('The address was kept');
          }}
          onCancel={() => setIsAddressOpen(false)}
        >
          <Form layout="vertical">
            <Form.Item label="Street" htmlFor="street">
              <Input id="street" value={street} onChange={(event) => setStreet(event.target.value)} />
            </Form.Item>
          </Form>
        </Modal>
      </Modal>

      <Drawer title="Filters" open={isFiltersOpen} getContainer={container} onClose={() => setIsFiltersOpen(false)}>
        <Form layout="vertical">
          <Form.Item label="Keyword" htmlFor="keyword">
            <Input id="keyword" value={keyword} onChange={(event) => setKeyword(event.target.value)} />
          </Form.Item>
          <Button
            onClick={() => {
              keep({ keyword }, '');
              setIsFiltersOpen(false);
              toast.success('The filters were applied');
            }}
          >
            Apply filters
          </Button>
        </Form>
      </Drawer>
    </main>
  );
}
