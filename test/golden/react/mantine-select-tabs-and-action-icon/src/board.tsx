import { ActionIcon, Radio, SegmentedControl, Switch, Tabs, Tooltip, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

export function Board() {
  return (
    <Tabs defaultValue="look">
      <Tabs.List>
        <Tabs.Tab value="look">Look</Tabs.Tab>
        <Tabs.Tab value="people">People</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="look">
        <SegmentedControl aria-label="Density" data={['Compact', 'Roomy']} />
        <Switch label="Dark" />
        <Radio.Group name="font" label="Font">
          <Group>
            <Radio value="serif" label="Serif" />
            <Radio value="sans" label="Sans" />
          </Group>
        </Radio.Group>
      </Tabs.Panel>
      <Tabs.Panel value="people">
        <Tooltip label="Remove everybody">
          <ActionIcon onClick={() => fetch('/people', { method: 'DELETE' })}>
            <IconTrash size={16} />
          </ActionIcon>
        </Tooltip>
      </Tabs.Panel>
    </Tabs>
  );
}
