import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

const imports = `import { Button, Checkbox, Dialog, DropdownMenu, IconButton, Select, Switch, Text, TextArea, TextField } from '@radix-ui/themes';`;

test.each([
  ['<TextField.Root name="city" placeholder="City" />', 'text City by radix-themes TextField.Root'],
  ['<TextArea placeholder="Note" />', 'textarea Note by radix-themes TextArea'],
  ['<Button onClick={save}>Save</Button>', 'button Save by radix-themes Button'],
  ['<Text as="label"><Switch onCheckedChange={save} /> News</Text>', 'switch News by radix-themes Switch'],
  ['<Text as="label"><Checkbox /> Agree</Text>', 'checkbox Agree by radix-themes Checkbox'],
])('Radix Themes: %s makes %s', (markup, controls) => {
  expect(controlsOf(readReact(markup, imports))).toBe(controls);
});

test('a trigger and a close button render their child', () => {
  const app = readReact(
    `<Dialog.Root>
      <Dialog.Trigger><Button>Edit profile</Button></Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Your profile</Dialog.Title>
        <form onSubmit={save}>
          <TextField.Root name="name" placeholder="Name" />
          <Dialog.Close><Button>Cancel</Button></Dialog.Close>
          <Button type="submit">Save</Button>
        </form>
      </Dialog.Content>
    </Dialog.Root>`,
    imports,
  );
  expect(app.summaries()).toEqual([{ kind: 'form', fields: ['Name'], action: 'Save', openers: ['Edit profile'] }]);
});

test('the items of a menu are behind its trigger', () => {
  const app = readReact(
    `<DropdownMenu.Root>
      <DropdownMenu.Trigger><IconButton aria-label="More"><Dots /></IconButton></DropdownMenu.Trigger>
      <DropdownMenu.Content><DropdownMenu.Item onClick={copy}>Copy</DropdownMenu.Item></DropdownMenu.Content>
    </DropdownMenu.Root>`,
    imports,
  );
  expect(app.summaries()).toEqual([{ kind: 'action', fields: [], action: 'Copy', openers: ['More'] }]);
});

test('a select has its items as options, and its name', () => {
  const app = readReact(
    `<Select.Root name="size"><Select.Trigger placeholder="Pick a size" /><Select.Content>
      <Select.Item value="s">Small</Select.Item><Select.Item value="l">Large</Select.Item>
    </Select.Content></Select.Root>`,
    imports,
  );
  expect(app.intents).toMatchObject([
    {
      control: 'combobox',
      name: 'size',
      labels: [{ text: 'Pick a size' }],
      options: [
        { value: 's', label: 'Small' },
        { value: 'l', label: 'Large' },
      ],
    },
  ]);
});
