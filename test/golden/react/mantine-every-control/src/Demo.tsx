import {
  Accordion, ActionIcon, Anchor, Autocomplete, Button, Checkbox, Chip, ColorInput, Drawer, Fieldset, FileInput, Group,
  Menu, Modal, MultiSelect, NativeSelect, NumberInput, PasswordInput, PillsInput, PinInput, Popover, Radio, Rating,
  SegmentedControl, Select, Slider, Switch, Tabs, TagsInput, Text, Textarea, TextInput, Tooltip,
} from '@mantine/core';
import { DateInput, DatePickerInput, DateTimePicker, TimeInput } from '@mantine/dates';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustments, IconSettings, IconTrash } from '@tabler/icons-react';

export function Demo() {
  const [opened, { open, close }] = useDisclosure(false);
  const [drawer, handlers] = useDisclosure(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', termsOfService: false },
    validate: { email: (value) => (/^\S+@\S+$/.test(value) ? null : 'Invalid email') },
  });

  return (
    <>
      <form onSubmit={form.onSubmit((values) => fetch('/api/profile', { method: 'PUT', body: JSON.stringify(values) }))}>
        <TextInput withAsterisk label="Email" placeholder="your@email.com" key={form.key('email')} {...form.getInputProps('email')} />
        <PasswordInput label="Password" name="password" />
        <Textarea label="About" autosize minRows={2} />
        <NumberInput label="Seats" min={1} max={8} />
        <Select label="Library" placeholder="Pick value" data={['React', 'Angular', 'Vue']} searchable />
        <Select label="Size" data={[{ value: 's', label: 'Small' }, { value: 'l', label: 'Large' }]} />
        <MultiSelect label="Toppings" data={[{ group: 'Cold', items: ['Olives', 'Basil'] }]} />
        <Autocomplete label="Town" data={['Bern', 'Basel']} />
        <TagsInput label="Tags" data={[]} />
        <NativeSelect label="Country" data={['CH', 'AT']} />
        <Checkbox.Group label="Sports" withAsterisk>
          <Group>
            <Checkbox value="tennis" label="Tennis" />
            <Checkbox value="chess" label="Chess" />
          </Group>
        </Checkbox.Group>
        <Checkbox label="I agree to sell my privacy" key={form.key('termsOfService')} {...form.getInputProps('termsOfService', { type: 'checkbox' })} />
        <Switch label="Notify me" />
        <Chip>Vegan</Chip>
        <Radio.Group name="favoriteFramework" label="Select your favorite framework" withAsterisk>
          <Group>
            <Radio value="react" label="React" />
            <Radio value="svelte" label="Svelte" />
          </Group>
        </Radio.Group>
        <Text>Density</Text>
        <SegmentedControl data={['Compact', 'Wide']} aria-label="Density" />
        <Slider aria-label="Volume" min={0} max={11} />
        <Rating aria-label="Stars" />
        <DateInput label="Born on" />
        <DatePickerInput label="Departure" />
        <DatePickerInput type="range" label="Stay" />
        <DateTimePicker label="Pick up" />
        <TimeInput label="Call at" />
        <ColorInput label="Accent" />
        <FileInput label="Photo" />
        <PinInput length={4} aria-label="PIN" />
        <Fieldset legend="Address">
          <TextInput label="Street" />
        </Fieldset>
        <Button type="submit">Submit</Button>
      </form>
      <Button onClick={open}>Open modal</Button>
      <Modal opened={opened} onClose={close} title="Authentication">
        <TextInput label="Code" />
        <Button onClick={() => fetch('/api/code', { method: 'POST' })}>Confirm</Button>
      </Modal>
      <Button variant="default" onClick={handlers.open}>Open drawer</Button>
      <Drawer opened={drawer} onClose={handlers.close} title="Filters">
        <Checkbox label="Only open" />
      </Drawer>
      <Menu shadow="md" width={200}>
        <Menu.Target><Button>Toggle menu</Button></Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Application</Menu.Label>
          <Menu.Item leftSection={<IconSettings size={14} />} component="a" href="/settings">Settings</Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={14} />} onClick={() => fetch('/me', { method: 'DELETE' })}>Delete my account</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tooltip label="Settings of the list">
        <ActionIcon variant="filled" onClick={() => window.print()}><IconAdjustments /></ActionIcon>
      </Tooltip>
      <Popover width={200}>
        <Popover.Target><Button>Toggle popover</Button></Popover.Target>
        <Popover.Dropdown><TextInput label="Name" size="xs" /></Popover.Dropdown>
      </Popover>
      <Tabs defaultValue="gallery">
        <Tabs.List>
          <Tabs.Tab value="gallery">Gallery</Tabs.Tab>
          <Tabs.Tab value="messages">Messages</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="gallery"><Button onClick={() => fetch('/shuffle', { method: 'POST' })}>Shuffle</Button></Tabs.Panel>
        <Tabs.Panel value="messages"><Textarea label="Message" /></Tabs.Panel>
      </Tabs>
      <Accordion>
        <Accordion.Item value="a">
          <Accordion.Control>Advanced</Accordion.Control>
          <Accordion.Panel><Switch label="Beta" /></Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <Anchor href="https://mantine.dev/" target="_blank">Docs</Anchor>
    </>
  );
}
