import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';

interface Order {
  customer: string;
  products: { name: string }[];
}

/** "Add product" only adds an empty item: OK submits. */
export function NewOrder({ save }: { save: (order: Order) => void }) {
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<Order>();
  return (
    <>
      <Button onClick={() => setOpen(true)}>New order</Button>
      <Modal title="New order" open={open} onCancel={() => setOpen(false)} onOk={() => form.submit()}>
        <Form form={form} onFinish={save}>
          <Form.Item name="customer" label="Customer">
            <Input />
          </Form.Item>
          <Form.List name="products">
            {(fields, { add, remove }) => (
              <>
                {fields.map(({ key, name }) => (
                  <div key={key}>
                    <Form.Item name={[name, 'name']}>
                      <Input placeholder="Product" />
                    </Form.Item>
                    <Button onClick={() => remove(name)}>Remove</Button>
                  </div>
                ))}
                <Button onClick={() => add()}>Add product</Button>
              </>
            )}
          </Form.List>
        </Form>
      </Modal>
    </>
  );
}

/** A function with the same name that takes the field's value submits. */
export function NewTag({ add }: { add: (tag: string) => void }) {
  const [tag, setTag] = useState('');
  return (
    <form>
      <input aria-label="Tag" value={tag} onChange={(event) => setTag(event.target.value)} />
      <button type="button" onClick={() => add(tag)}>
        Add tag
      </button>
    </form>
  );
}
