import { Button, Form, Input, InputNumber, Modal, Popconfirm, Radio, Select, Switch, Table } from 'antd';
import { useState } from 'react';

export function Users({ users }: { users: { id: string; name: string }[] }) {
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm();

  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        New user
      </Button>
      <Table
        dataSource={users}
        columns={[
          { title: 'Name', dataIndex: 'name' },
          {
            title: 'Actions',
            render: (_, user) => (
              <Popconfirm title="Delete this user?" onConfirm={() => fetch(`/users/${user.id}`, { method: 'DELETE' })}>
                <Button danger>Delete</Button>
              </Popconfirm>
            ),
          },
        ]}
      />
      <Modal title="New user" open={open} okText="Create" onOk={() => form.submit()} onCancel={() => setOpen(false)}>
        <Form form={form} layout="vertical" onFinish={(values) => fetch('/users', { method: 'POST', body: values })}>
          <Form.Item label="Name" name="name" rules={[{ required: true, message: 'Please type a name' }]}>
            <Input maxLength={40} />
          </Form.Item>
          <Form.Item label="Age" name="age">
            <InputNumber min={18} max={99} />
          </Form.Item>
          <Form.Item label="Role" name="role">
            <Select options={[{ value: 'admin', label: 'Administrator' }, { value: 'guest', label: 'Guest' }]} />
          </Form.Item>
          <Form.Item label="Sex" name="sex">
            <Radio.Group>
              <Radio value="f">Female</Radio>
              <Radio value="m">Male</Radio>
            </Radio.Group>
          </Form.Item>
          <Form.Item label="Active" name="active" valuePropName="checked">
            <Switch />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
