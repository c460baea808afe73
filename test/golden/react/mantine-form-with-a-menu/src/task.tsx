import { Button, Checkbox, Menu, Modal, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';

export function TaskPage() {
  const [opened, setOpened] = useState(false);
  const form = useForm({ initialValues: { title: '', notes: '', hours: 1, urgent: false } });
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button>Task</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpened(true)}>New task</Menu.Item>
          <Menu.Item color="red" onClick={() => fetch('/tasks/done', { method: 'DELETE' })}>
            Clear finished tasks
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={opened} onClose={() => setOpened(false)} title="New task">
        <form onSubmit={form.onSubmit((values) => fetch('/tasks', { method: 'POST', body: JSON.stringify(values) }))}>
          <TextInput label="Title" withAsterisk {...form.getInputProps('title')} />
          <Textarea label="Notes" {...form.getInputProps('notes')} />
          <NumberInput label="Hours" min={1} max={40} {...form.getInputProps('hours')} />
          <Select label="List" data={['Home', 'Work']} />
          <Checkbox label="Urgent" {...form.getInputProps('urgent', { type: 'checkbox' })} />
          <Button type="submit">Add task</Button>
        </form>
      </Modal>
    </>
  );
}
