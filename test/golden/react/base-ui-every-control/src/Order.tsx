import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '@base-ui/react/button';
import { Checkbox } from '@base-ui/react/checkbox';
import { Dialog } from '@base-ui/react/dialog';
import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { Menu } from '@base-ui/react/menu';
import { NumberField } from '@base-ui/react/number-field';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Select } from '@base-ui/react/select';
import { Switch } from '@base-ui/react/switch';
import { Tabs } from '@base-ui/react/tabs';

import { cancelOrder, duplicate, saveOrder, shareOrder } from './api';

export function Order() {
  return (
    <Tabs.Root defaultValue="order">
      <Tabs.List>
        <Tabs.Tab value="order">Order</Tabs.Tab>
        <Tabs.Tab value="more">More</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="order">
        <Form onSubmit={saveOrder}>
          <Field.Root name="name">
            <Field.Label>Name</Field.Label>
            <Field.Control required />
          </Field.Root>
          <NumberField.Root id="amount" min={1} max={9} name="amount">
            <label htmlFor="amount">Amount</label>
            <NumberField.Group>
              <NumberField.Decrement>-</NumberField.Decrement>
              <NumberField.Input />
              <NumberField.Increment>+</NumberField.Increment>
            </NumberField.Group>
          </NumberField.Root>
          <Field.Root name="size">
            <Field.Label>Size</Field.Label>
            <Select.Root>
              <Select.Trigger>
                <Select.Value placeholder="Pick a size" />
                <Select.Icon />
              </Select.Trigger>
              <Select.Portal>
                <Select.Positioner>
                  <Select.Popup>
                    <Select.Item value="s">
                      <Select.ItemText>Small</Select.ItemText>
                    </Select.Item>
                    <Select.Item value="l">
                      <Select.ItemText>Large</Select.ItemText>
                    </Select.Item>
                  </Select.Popup>
                </Select.Positioner>
              </Select.Portal>
            </Select.Root>
          </Field.Root>
          <RadioGroup name="speed" aria-labelledby="speed">
            <div id="speed">Delivery</div>
            <label>
              <Radio.Root value="slow" />
              Standard
            </label>
            <label>
              <Radio.Root value="fast" />
              Express
            </label>
          </RadioGroup>
          <label>
            <Checkbox.Root name="gift">
              <Checkbox.Indicator />
            </Checkbox.Root>
            It is a gift
          </label>
          <label>
            <Switch.Root name="updates" render={<button type="button" />} nativeButton>
              <Switch.Thumb />
            </Switch.Root>
            Send updates
          </label>
          <Button type="submit">Save order</Button>
        </Form>
      </Tabs.Panel>
      <Tabs.Panel value="more">
        <Menu.Root>
          <Menu.Trigger>Actions</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner>
              <Menu.Popup>
                <Menu.Item onClick={duplicate}>Duplicate</Menu.Item>
                <Menu.Item render={<a href="/orders" />}>All orders</Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
        <Dialog.Root>
          <Dialog.Trigger render={<Button />}>Share</Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Backdrop />
            <Dialog.Popup>
              <Dialog.Title>Share the order</Dialog.Title>
              <Field.Root name="email">
                <Field.Label>Email</Field.Label>
                <Field.Control type="email" required />
              </Field.Root>
              <Dialog.Close>Not now</Dialog.Close>
              <Button onClick={shareOrder}>Send</Button>
            </Dialog.Popup>
          </Dialog.Portal>
        </Dialog.Root>
        <AlertDialog.Root>
          <AlertDialog.Trigger>Cancel order</AlertDialog.Trigger>
          <AlertDialog.Portal>
            <AlertDialog.Popup>
              <AlertDialog.Title>Cancel this order?</AlertDialog.Title>
              <AlertDialog.Close>Keep it</AlertDialog.Close>
              <AlertDialog.Close onClick={cancelOrder}>Yes, cancel it</AlertDialog.Close>
            </AlertDialog.Popup>
          </AlertDialog.Portal>
        </AlertDialog.Root>
      </Tabs.Panel>
    </Tabs.Root>
  );
}
