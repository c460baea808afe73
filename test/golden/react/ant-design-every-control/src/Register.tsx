import React, { useState } from 'react';
import { DownOutlined, SearchOutlined } from '@ant-design/icons';
import {
  AutoComplete, Button, Cascader, Checkbox, Col, Collapse, ColorPicker, DatePicker, Drawer, Dropdown, Form, Input,
  InputNumber, Modal, Popconfirm, Radio, Row, Segmented, Select, Slider, Space, Switch, Tabs, TimePicker, TreeSelect,
  Upload,
} from 'antd';
import type { MenuProps } from 'antd';

const { RangePicker } = DatePicker;
const { TextArea } = Input;

const items: MenuProps['items'] = [
  { key: '1', label: 'Export', onClick: () => window.open('/export') },
  { key: '2', label: <a href="/help">Help</a> },
];

const normFile = (e: any) => (Array.isArray(e) ? e : e?.fileList);

const App: React.FC = () => {
  const [form] = Form.useForm();
  const [isModalOpen, setIsModalOpen] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const onFinish = (values: unknown) => fetch('/api/register', { method: 'POST', body: JSON.stringify(values) });

  return (
    <>
      <Form form={form} name="register" onFinish={onFinish} layout="vertical" scrollToFirstError>
        <Form.Item name="email" label="E-mail" rules={[{ type: 'email' }, { required: true, message: 'Please!' }]}>
          <Input />
        </Form.Item>
        <Form.Item name="password" label="Password" rules={[{ required: true }]} hasFeedback>
          <Input.Password />
        </Form.Item>
        <Form.Item label="Intro" name="intro"><TextArea showCount maxLength={100} /></Form.Item>
        <Form.Item label="Amount" name="amount"><InputNumber min={1} max={10} /></Form.Item>
        <Form.Item name="gender" label="Gender" rules={[{ required: true, message: 'Please select gender!' }]}>
          <Select placeholder="select your gender">
            <Select.Option value="male">Male</Select.Option>
            <Select.Option value="female">Female</Select.Option>
          </Select>
        </Form.Item>
        <Form.Item label="Colour" name="colour">
          <Select options={[{ value: 'red', label: 'Red' }, { value: 'blue', label: 'Blue' }]} />
        </Form.Item>
        <Form.Item label="Tags" name="tags"><Select mode="multiple" options={[{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }]} /></Form.Item>
        <Form.Item label="Website" name="website"><AutoComplete options={[{ value: 'example.com' }]}><Input /></AutoComplete></Form.Item>
        <Form.Item label="Place" name="place">
          <Cascader options={[{ value: 'zhejiang', label: 'Zhejiang' }]} />
        </Form.Item>
        <Form.Item label="Department" name="department"><TreeSelect treeData={[{ title: 'Sales', value: 's' }]} /></Form.Item>
        <Form.Item label="Born on" name="born"><DatePicker /></Form.Item>
        <Form.Item label="Month" name="month"><DatePicker picker="month" /></Form.Item>
        <Form.Item label="Stay" name="stay"><RangePicker /></Form.Item>
        <Form.Item label="Call at" name="call"><TimePicker /></Form.Item>
        <Form.Item label="Plan" name="plan">
          <Radio.Group>
            <Radio value="free">Free</Radio>
            <Radio.Button value="pro">Pro</Radio.Button>
          </Radio.Group>
        </Form.Item>
        <Form.Item label="Size" name="size"><Segmented options={['S', 'M', 'L']} /></Form.Item>
        <Form.Item name="sports" label="Sports">
          <Checkbox.Group>
            <Row>
              <Col span={8}><Checkbox value="tennis">Tennis</Checkbox></Col>
              <Col span={8}><Checkbox value="chess">Chess</Checkbox></Col>
            </Row>
          </Checkbox.Group>
        </Form.Item>
        <Form.Item label="Public" name="public" valuePropName="checked"><Switch /></Form.Item>
        <Form.Item label="Volume" name="volume"><Slider min={0} max={10} /></Form.Item>
        <Form.Item label="Theme" name="theme"><ColorPicker /></Form.Item>
        <Form.Item name="upload" label="Upload" valuePropName="fileList" getValueFromEvent={normFile}>
          <Upload name="logo" action="/upload.do"><Button>Click to upload</Button></Upload>
        </Form.Item>
        <Form.Item label="Captcha" extra="We must make sure that you are human.">
          <Space>
            <Form.Item name="captcha" noStyle rules={[{ required: true }]}><Input /></Form.Item>
            <Button onClick={() => fetch('/captcha')}>Get captcha</Button>
          </Space>
        </Form.Item>
        <Form.Item name="agreement" valuePropName="checked">
          <Checkbox>I have read the <a href="/agreement">agreement</a></Checkbox>
        </Form.Item>
        <Form.Item>
          <Button type="primary" htmlType="submit">Register</Button>
          <Button htmlType="button" onClick={() => form.resetFields()}>Reset</Button>
        </Form.Item>
      </Form>
      <Input.Search placeholder="input search text" onSearch={(value) => fetch(`/search?q=${value}`)} enterButton="Search" />
      <Button type="primary" shape="circle" icon={<SearchOutlined />} aria-label="Find" onClick={() => setDrawer(true)} />
      <Dropdown menu={{ items }}>
        <a onClick={(e) => e.preventDefault()}><Space>Hover me<DownOutlined /></Space></a>
      </Dropdown>
      <Popconfirm title="Delete the task" onConfirm={() => fetch('/task', { method: 'DELETE' })} okText="Yes" cancelText="No">
        <Button danger>Delete</Button>
      </Popconfirm>
      <Button onClick={() => setIsModalOpen(true)}>Open Modal</Button>
      <Modal title="Basic Modal" open={isModalOpen} onOk={() => fetch('/ok', { method: 'PUT' })} onCancel={() => setIsModalOpen(false)}>
        <Input aria-label="Reason" />
      </Modal>
      <Drawer title="Basic Drawer" onClose={() => setDrawer(false)} open={drawer}>
        <Input.Search placeholder="In the drawer" />
      </Drawer>
      <Tabs
        defaultActiveKey="1"
        items={[
          { key: '1', label: 'Tab 1', children: <Input placeholder="Content of Tab Pane 1" /> },
          { key: '2', label: 'Tab 2', children: <Button onClick={() => window.print()}>Print</Button> },
        ]}
      />
      <Collapse items={[{ key: '1', label: 'More', children: <Switch aria-label="Beta" /> }]} />
    </>
  );
};

export default App;
