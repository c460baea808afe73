import {
  AutoComplete,
  Button,
  Checkbox,
  CheckboxGroup,
  Collapse,
  DatePicker,
  Dropdown,
  Form,
  Input,
  InputNumber,
  Modal,
  Nav,
  Popconfirm,
  Radio,
  RadioGroup,
  Select,
  SideSheet,
  Slider,
  Switch,
  TabPane,
  Tabs,
  TagInput,
  TextArea,
  TimePicker,
  TreeSelect,
} from '@douyinfe/semi-ui';
import { IconDelete, IconMore } from '@douyinfe/semi-icons';
import { useState } from 'react';

const places = [
  { label: 'Lisbon', value: 'lis' },
  { label: 'Porto', value: 'opo' },
];

export function Settings() {
  const [asked, setAsked] = useState(false);
  const [shown, setShown] = useState(false);
  const [name, setName] = useState('');
  return (
    <main>
      <Nav items={[{ itemKey: 'home', text: 'Home', link: '/' }]} />
      <Tabs>
        <TabPane tab="Profile" itemKey="profile">
          <Form onSubmit={(values) => fetch('/profile', { method: 'POST', body: JSON.stringify(values) })}>
            <Form.Input field="mail" label="Mail" />
            <Form.Select field="place" label="Place" optionList={places} />
            <Button htmlType="submit">Save profile</Button>
          </Form>
        </TabPane>
        <TabPane tab="Display" itemKey="display">
          <Input aria-label="Nickname" value={name} onChange={setName} />
          <Input aria-label="Secret" mode="password" />
          <TextArea placeholder="Notes" />
          <InputNumber aria-label="Rows" />
          <TagInput placeholder="Tags" />
          <AutoComplete placeholder="Street" data={['Rua A', 'Rua B']} />
          <Select placeholder="Theme">
            <Select.Option value="light">Light</Select.Option>
            <Select.Option value="dark">Dark</Select.Option>
          </Select>
          <TreeSelect aria-label="Folder" treeData={[{ label: 'Inbox', value: 'inbox' }]} />
          <DatePicker aria-label="Since" />
          <DatePicker aria-label="Moment" type="dateTime" />
          <TimePicker aria-label="At" />
          <Checkbox>Remember me</Checkbox>
          <CheckboxGroup aria-label="Days" options={['Mon', 'Tue']} />
          <RadioGroup aria-label="Size">
            <Radio value="s">Small</Radio>
            <Radio value="l">Large</Radio>
          </RadioGroup>
          <Switch aria-label="Dense" />
          <Slider aria-label="Volume" />
        </TabPane>
      </Tabs>
      <Collapse>
        <Collapse.Panel header="More" itemKey="more">
          <Button onClick={() => fetch('/more')}>Load more</Button>
        </Collapse.Panel>
      </Collapse>
      <Dropdown
        render={
          <Dropdown.Menu>
            <Dropdown.Item onClick={() => fetch('/copy', { method: 'POST' })}>Copy</Dropdown.Item>
          </Dropdown.Menu>
        }
      >
        <Button icon={<IconMore />} aria-label="More actions" />
      </Dropdown>
      <Popconfirm title="Sure?" onConfirm={() => fetch('/drafts', { method: 'DELETE' })}>
        <Button icon={<IconDelete />}>Delete drafts</Button>
      </Popconfirm>
      <Button onClick={() => setAsked(true)}>Rename</Button>
      <Modal title="Rename" visible={asked} onOk={() => fetch('/name', { method: 'PUT' })} onCancel={() => setAsked(false)}>
        <Input placeholder="New name" />
      </Modal>
      <Button onClick={() => setShown(true)}>Details</Button>
      <SideSheet title="Details" visible={shown} onCancel={() => setShown(false)}>
        <Button onClick={() => fetch('/details')}>Reload</Button>
      </SideSheet>
    </main>
  );
}
