import { expect, test } from 'vitest';

import { readApp, readReact } from '../../intents/read-app.js';

test('dialog: trigger, title, close', () => {
  const app = readReact(
    `<Dialog.Root>
      <Dialog.Trigger asChild><button className="Button">Edit profile</button></Dialog.Trigger>
      <Dialog.Portal><Dialog.Overlay /><Dialog.Content>
        <Dialog.Title>Your profile</Dialog.Title>
        <label htmlFor="name">Name</label><input id="name" defaultValue="Pedro" />
        <Dialog.Close asChild><button>Save changes</button></Dialog.Close>
        <Dialog.Close asChild><button aria-label="Close">x</button></Dialog.Close>
      </Dialog.Content></Dialog.Portal>
    </Dialog.Root>`,
    `import * as Dialog from '@radix-ui/react-dialog';`,
  );
  expect(app.boundaries.find(({ kind }) => kind === 'dialog')).toMatchObject({
    role: 'dialog',
    labels: [{ text: 'Your profile' }],
    openers: [0],
  });
  expect(app.summaries()).toEqual([
    { kind: 'form', fields: ['Name'], action: 'Save changes', openers: ['Edit profile'] },
  ]);
});

test('select with trigger, placeholder and items; checkbox, switch, radios', () => {
  const app = readReact(
    `<form>
      <label htmlFor="fruit">Fruit</label>
      <Select.Root name="fruit" required><Select.Trigger id="fruit"><Select.Value placeholder="Pick one…" /></Select.Trigger><Select.Portal><Select.Content><Select.Group><Select.Label>Fruits</Select.Label><Select.Item value="apple"><Select.ItemText>Apple</Select.ItemText></Select.Item><Select.Item value="pear"><Select.ItemText>Pear</Select.ItemText></Select.Item></Select.Group></Select.Content></Select.Portal></Select.Root>
      <Checkbox.Root id="c1" /><label htmlFor="c1">Accept terms</label>
      <Label.Root htmlFor="s1">Airplane mode</Label.Root><Switch.Root id="s1" />
      <RadioGroup.Root aria-label="View density"><RadioGroup.Item value="default" id="r1" /><label htmlFor="r1">Default</label><RadioGroup.Item value="compact" id="r2" /><label htmlFor="r2">Compact</label></RadioGroup.Root>
    </form>`,
    `import { Select, Checkbox, Switch, RadioGroup, Label } from 'radix-ui';`,
  );
  expect(
    app.intents.map(({ control, labels, name, options }) => ({
      control,
      labels: labels.map(({ text }) => text),
      name,
      options,
    })),
  ).toEqual([
    {
      control: 'combobox',
      labels: ['Fruit', 'Pick one…'],
      name: 'fruit',
      options: [
        { value: 'apple', label: 'Apple' },
        { value: 'pear', label: 'Pear' },
      ],
    },
    { control: 'checkbox', labels: ['Accept terms'], name: undefined, options: undefined },
    { control: 'switch', labels: ['Airplane mode'], name: undefined, options: undefined },
    {
      control: 'radio',
      labels: ['View density'],
      name: undefined,
      options: [
        { value: 'default', label: 'Default' },
        { value: 'compact', label: 'Compact' },
      ],
    },
  ]);
});

test('dropdown menu: items behind the trigger, a submenu behind its item', () => {
  const app = readReact(
    `<DropdownMenu.Root><DropdownMenu.Trigger asChild><button aria-label="Customise options"><Icon /></button></DropdownMenu.Trigger>
      <DropdownMenu.Portal><DropdownMenu.Content>
        <DropdownMenu.Item onSelect={copy}>Copy</DropdownMenu.Item>
        <DropdownMenu.Sub><DropdownMenu.SubTrigger>More</DropdownMenu.SubTrigger><DropdownMenu.Portal><DropdownMenu.SubContent><DropdownMenu.Item onSelect={save}>Save page</DropdownMenu.Item></DropdownMenu.SubContent></DropdownMenu.Portal></DropdownMenu.Sub>
      </DropdownMenu.Content></DropdownMenu.Portal></DropdownMenu.Root>`,
    `import { DropdownMenu } from 'radix-ui';`,
  );
  expect(app.summaries()).toEqual([
    { kind: 'action', fields: [], action: 'Copy', openers: ['Customise options'] },
    { kind: 'action', fields: [], action: 'Save page', openers: ['Customise options', 'More'] },
  ]);
});

test('tabs: a panel is behind the tab of its value', () => {
  const app = readReact(
    `<Tabs.Root defaultValue="tab1"><Tabs.List aria-label="Manage your account"><Tabs.Trigger value="tab1">Account</Tabs.Trigger><Tabs.Trigger value="tab2">Password</Tabs.Trigger></Tabs.List>
      <Tabs.Content value="tab1"><input aria-label="Name" /><button>Save</button></Tabs.Content>
      <Tabs.Content value="tab2"><input aria-label="New" type="password" /><button>Change</button></Tabs.Content></Tabs.Root>`,
    `import * as Tabs from '@radix-ui/react-tabs';`,
  );
  expect(app.summaries().map(({ fields, action, openers }) => [...fields, action, ...openers])).toEqual([
    ['Name', 'Save', 'Account'],
    ['New', 'Change', 'Password'],
  ]);
});

test('shadcn: the app’s own components around the primitives', () => {
  const app = readApp({
    'ui/dialog.tsx': `import * as DialogPrimitive from '@radix-ui/react-dialog';
      function Dialog({ ...props }) { return <DialogPrimitive.Root data-slot="dialog" {...props} />; }
      function DialogTrigger({ ...props }) { return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />; }
      function DialogContent({ className, children, ...props }) { return <DialogPrimitive.Portal><DialogPrimitive.Content {...props}>{children}<DialogPrimitive.Close><span className="sr-only">Close</span></DialogPrimitive.Close></DialogPrimitive.Content></DialogPrimitive.Portal>; }
      function DialogTitle({ className, ...props }) { return <DialogPrimitive.Title {...props} />; }
      export { Dialog, DialogTrigger, DialogContent, DialogTitle };`,
    'ui/button.tsx': `import * as React from 'react'; import { Slot } from '@radix-ui/react-slot';
      export function Button({ className, asChild = false, ...props }) { const Comp = asChild ? Slot : 'button'; return <Comp className={className} {...props} />; }`,
    'ui/input.tsx': `export function Input({ className, type, ...props }) { return <input type={type} className={className} {...props} />; }`,
    'ui/label.tsx': `import * as LabelPrimitive from '@radix-ui/react-label'; export function Label({ className, ...props }) { return <LabelPrimitive.Root className={className} {...props} />; }`,
    'App.tsx': `import { Dialog, DialogTrigger, DialogContent, DialogTitle } from './ui/dialog'; import { Button } from './ui/button'; import { Input } from './ui/input'; import { Label } from './ui/label';
      export function App() { return <Dialog><DialogTrigger asChild><Button variant="outline">Share</Button></DialogTrigger><DialogContent><DialogTitle>Share link</DialogTitle><Label htmlFor="link">Link</Label><Input id="link" type="url" /><Button type="submit" onClick={copy}>Copy</Button></DialogContent></Dialog>; }`,
  });
  expect(app.summaries()).toEqual([{ kind: 'form', fields: ['Link'], action: 'Copy', openers: ['Share'] }]);
  expect(app.intent('Link')).toMatchObject({
    control: 'url',
    source: { file: 'App.tsx' },
    sites: [{ file: 'ui/input.tsx' }, { file: 'App.tsx' }],
  });
});
