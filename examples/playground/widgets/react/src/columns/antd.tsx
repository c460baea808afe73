import { AutoComplete, Button, Checkbox, DatePicker, Form, Input, InputNumber, Modal, Radio, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';

import { type Booking, cities, payments, rooms, useShown } from '../booking';
import { AntdStay } from './antd-stay';

interface Values {
  guest?: string;
  nights?: number | null;
  arrival?: Dayjs | null;
  room?: string;
  breakfast?: boolean;
  payment?: string;
  city?: string;
}

export function Antd() {
  const [noteForm] = Form.useForm<{ text: string }>();
  const [saved, setSaved] = useState<Booking | null>(null);
  const [note, setNote] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  useShown(saved, note);

  const save = ({
    guest = '',
    nights = null,
    arrival,
    room = '',
    breakfast = false,
    payment = '',
    city = '',
  }: Values) =>
    setSaved({ guest, nights, arrival: arrival?.format('YYYY-MM-DD') ?? '', room, breakfast, payment, city });

  return (
    <>
      <h1>Booking</h1>
      <Form<Values> layout="vertical" onFinish={save}>
        <Form.Item label="Guest" name="guest">
          <Input />
        </Form.Item>
        <Form.Item label="Nights" name="nights">
          <InputNumber min={1} max={30} />
        </Form.Item>
        <Form.Item label="Arrival" name="arrival">
          <DatePicker />
        </Form.Item>
        <Form.Item label="Room" name="room">
          <Select options={rooms.map((room) => ({ value: room, label: room }))} />
        </Form.Item>
        <Form.Item name="breakfast" valuePropName="checked">
          <Checkbox>Breakfast</Checkbox>
        </Form.Item>
        <Form.Item label="Payment" name="payment">
          <Radio.Group options={payments} />
        </Form.Item>
        <Form.Item label="City" name="city">
          <AutoComplete
            options={cities.map((city) => ({ value: city }))}
            showSearch={{ filterOption: (typed, option) => option?.value.startsWith(typed) ?? false }}
          />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          Save booking
        </Button>
      </Form>
      {saved && <p role="status">Booking saved: {Object.values(saved).join(', ')}</p>}
      <Button onClick={() => setIsOpen(true)}>Add note</Button>
      <Modal
        title="Note"
        open={isOpen}
        okText="Keep note"
        onCancel={() => setIsOpen(false)}
        onOk={() => {
          setNote(noteForm.getFieldValue('text'));
          setIsOpen(false);
        }}
      >
        <Form form={noteForm} layout="vertical">
          <Form.Item label="Text" name="text">
            <Input.TextArea />
          </Form.Item>
        </Form>
      </Modal>
      <AntdStay />
    </>
  );
}
