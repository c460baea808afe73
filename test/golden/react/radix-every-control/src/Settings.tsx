import * as React from 'react';
import {
  Accordion, AlertDialog, Checkbox, Collapsible, ContextMenu, Dialog, DropdownMenu, Form, HoverCard, Label, Menubar,
  NavigationMenu, Popover, RadioGroup, Select, Slider, Switch, Tabs, Toggle, ToggleGroup, Toolbar, Tooltip,
} from 'radix-ui';
import { CheckIcon, ChevronDownIcon, Cross2Icon, FontBoldIcon, MixerHorizontalIcon } from '@radix-ui/react-icons';

const SelectItem = React.forwardRef(({ children, className, ...props }, forwardedRef) => (
  <Select.Item className="SelectItem" {...props} ref={forwardedRef}>
    <Select.ItemText>{children}</Select.ItemText>
    <Select.ItemIndicator className="SelectItemIndicator"><CheckIcon /></Select.ItemIndicator>
  </Select.Item>
));

export const Settings = () => (
  <>
    <Form.Root className="FormRoot" onSubmit={() => fetch('/api/question', { method: 'POST' })}>
      <Form.Field className="FormField" name="email">
        <Form.Label className="FormLabel">Email</Form.Label>
        <Form.Message match="valueMissing">Please enter your email</Form.Message>
        <Form.Control asChild><input className="Input" type="email" required /></Form.Control>
      </Form.Field>
      <Form.Field name="question">
        <Form.Label>Question</Form.Label>
        <Form.Control asChild><textarea required /></Form.Control>
      </Form.Field>
      <Form.Submit asChild><button className="Button">Post question</button></Form.Submit>
    </Form.Root>
    <form onSubmit={() => fetch('/api/settings', { method: 'PUT' })}>
      <Label.Root htmlFor="firstName">First name</Label.Root>
      <input id="firstName" />
      <Select.Root name="fruit">
        <Select.Trigger aria-label="Food"><Select.Value placeholder="Select a fruit…" /><Select.Icon><ChevronDownIcon /></Select.Icon></Select.Trigger>
        <Select.Portal>
          <Select.Content>
            <Select.Viewport>
              <Select.Group>
                <Select.Label>Fruits</Select.Label>
                <SelectItem value="apple">Apple</SelectItem>
                <SelectItem value="banana">Banana</SelectItem>
              </Select.Group>
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
      <Checkbox.Root defaultChecked id="c1"><Checkbox.Indicator><CheckIcon /></Checkbox.Indicator></Checkbox.Root>
      <label htmlFor="c1">Accept terms and conditions.</label>
      <label htmlFor="airplane-mode">Airplane mode</label>
      <Switch.Root id="airplane-mode"><Switch.Thumb /></Switch.Root>
      <RadioGroup.Root defaultValue="default" aria-label="View density">
        <div>
          <RadioGroup.Item value="default" id="r1"><RadioGroup.Indicator /></RadioGroup.Item>
          <label htmlFor="r1">Default</label>
        </div>
        <div>
          <RadioGroup.Item value="compact" id="r2"><RadioGroup.Indicator /></RadioGroup.Item>
          <label htmlFor="r2">Compact</label>
        </div>
      </RadioGroup.Root>
      <Slider.Root defaultValue={[50]} max={100} step={1}>
        <Slider.Track><Slider.Range /></Slider.Track>
        <Slider.Thumb aria-label="Volume" />
      </Slider.Root>
      <button type="submit">Save</button>
    </form>
    <Dialog.Root>
      <Dialog.Trigger asChild><button>Edit profile</button></Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content>
          <Dialog.Title>Edit your profile</Dialog.Title>
          <Dialog.Description>Make changes here.</Dialog.Description>
          <fieldset><label htmlFor="name">Name</label><input id="name" defaultValue="Pedro" /></fieldset>
          <Dialog.Close asChild><button>Save changes</button></Dialog.Close>
          <Dialog.Close asChild><button aria-label="Close"><Cross2Icon /></button></Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
    <AlertDialog.Root>
      <AlertDialog.Trigger>Delete account</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Content>
          <AlertDialog.Title>Are you absolutely sure?</AlertDialog.Title>
          <AlertDialog.Cancel asChild><button>Cancel</button></AlertDialog.Cancel>
          <AlertDialog.Action asChild><button onClick={() => fetch('/me', { method: 'DELETE' })}>Yes, delete account</button></AlertDialog.Action>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild><button aria-label="Customise options">⋯</button></DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content>
          <DropdownMenu.Item onSelect={() => window.open('/')}>New Tab</DropdownMenu.Item>
          <DropdownMenu.Sub>
            <DropdownMenu.SubTrigger>More Tools</DropdownMenu.SubTrigger>
            <DropdownMenu.SubContent><DropdownMenu.Item onSelect={() => window.print()}>Save Page As…</DropdownMenu.Item></DropdownMenu.SubContent>
          </DropdownMenu.Sub>
          <DropdownMenu.CheckboxItem checked>Show Bookmarks</DropdownMenu.CheckboxItem>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
    <ContextMenu.Root>
      <ContextMenu.Trigger>Right-click here.</ContextMenu.Trigger>
      <ContextMenu.Content><ContextMenu.Item onSelect={() => history.back()}>Back</ContextMenu.Item></ContextMenu.Content>
    </ContextMenu.Root>
    <Menubar.Root>
      <Menubar.Menu>
        <Menubar.Trigger>File</Menubar.Trigger>
        <Menubar.Portal><Menubar.Content><Menubar.Item onSelect={() => window.print()}>Print…</Menubar.Item></Menubar.Content></Menubar.Portal>
      </Menubar.Menu>
    </Menubar.Root>
    <Popover.Root>
      <Popover.Trigger asChild><button aria-label="Update dimensions"><MixerHorizontalIcon /></button></Popover.Trigger>
      <Popover.Portal><Popover.Content><label htmlFor="width">Width</label><input id="width" /><Popover.Close aria-label="Close"><Cross2Icon /></Popover.Close></Popover.Content></Popover.Portal>
    </Popover.Root>
    <Tabs.Root defaultValue="tab1">
      <Tabs.List aria-label="Manage your account">
        <Tabs.Trigger value="tab1">Account</Tabs.Trigger>
        <Tabs.Trigger value="tab2">Password</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="tab1"><label htmlFor="user">Username</label><input id="user" /></Tabs.Content>
      <Tabs.Content value="tab2"><label htmlFor="current">Current password</label><input id="current" type="password" /><button>Change password</button></Tabs.Content>
    </Tabs.Root>
    <Accordion.Root type="single" collapsible>
      <Accordion.Item value="item-1">
        <Accordion.Header><Accordion.Trigger>Is it accessible?</Accordion.Trigger></Accordion.Header>
        <Accordion.Content><a href="/a11y">Read more</a></Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
    <Collapsible.Root><Collapsible.Trigger>Advanced</Collapsible.Trigger><Collapsible.Content><label>Beta <Switch.Root /></label></Collapsible.Content></Collapsible.Root>
    <Toggle.Root aria-label="Toggle bold"><FontBoldIcon /></Toggle.Root>
    <ToggleGroup.Root type="single" aria-label="Text alignment">
      <ToggleGroup.Item value="left" aria-label="Left aligned">L</ToggleGroup.Item>
      <ToggleGroup.Item value="center" aria-label="Center aligned">C</ToggleGroup.Item>
    </ToggleGroup.Root>
    <Toolbar.Root aria-label="Formatting options">
      <Toolbar.Link href="#">Edited 2 hours ago</Toolbar.Link>
      <Toolbar.Button onClick={() => fetch('/share', { method: 'POST' })}>Share</Toolbar.Button>
    </Toolbar.Root>
    <Tooltip.Root><Tooltip.Trigger asChild><button onClick={() => fetch('/add', { method: 'POST' })}>+</button></Tooltip.Trigger><Tooltip.Content>Add to library</Tooltip.Content></Tooltip.Root>
    <HoverCard.Root><HoverCard.Trigger asChild><a href="https://radix-ui.com">radix</a></HoverCard.Trigger><HoverCard.Content>Components</HoverCard.Content></HoverCard.Root>
    <NavigationMenu.Root>
      <NavigationMenu.List>
        <NavigationMenu.Item><NavigationMenu.Trigger>Learn</NavigationMenu.Trigger><NavigationMenu.Content><NavigationMenu.Link href="/colors">Colors</NavigationMenu.Link></NavigationMenu.Content></NavigationMenu.Item>
        <NavigationMenu.Item><NavigationMenu.Link href="/github">Github</NavigationMenu.Link></NavigationMenu.Item>
      </NavigationMenu.List>
    </NavigationMenu.Root>
  </>
);
