import {
  Accordion, Button, Checkbox, CheckboxGroup, CloseButton, Combobox, createListCollection, Dialog, Drawer, Editable,
  Field, Fieldset, FileUpload, IconButton, Input, Link, Menu, NativeSelect, NumberInput, Pagination, PasswordInput,
  PinInput, Popover, Portal, RadioCard, RadioGroup, RatingGroup, SegmentGroup, Select, Slider, Switch, Tabs, TagsInput,
  Textarea, useFilter, useListCollection,
} from '@chakra-ui/react';
import { LuSearch } from 'react-icons/lu';

const frameworks = createListCollection({
  items: [
    { label: 'React.js', value: 'react' },
    { label: 'Vue.js', value: 'vue' },
  ],
});

const stacks = [
  { label: 'React', value: 'react' },
  { label: 'Svelte', value: 'svelte' },
];

export const App = () => (
  <>
    <form onSubmit={() => fetch('/api/contact', { method: 'POST' })}>
      <Fieldset.Root size="lg">
        <Fieldset.Legend>Contact details</Fieldset.Legend>
        <Fieldset.Content>
          <Field.Root required>
            <Field.Label>Name <Field.RequiredIndicator /></Field.Label>
            <Input name="name" />
            <Field.ErrorText>This field is required</Field.ErrorText>
          </Field.Root>
          <Field.Root>
            <Field.Label>Country</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field name="country">
                <option value="uk">United Kingdom</option>
                <option value="ca">Canada</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          <Field.Root><Field.Label>Message</Field.Label><Textarea placeholder="Start typing..." /></Field.Root>
        </Fieldset.Content>
      </Fieldset.Root>
      <Select.Root collection={frameworks} size="sm">
        <Select.HiddenSelect />
        <Select.Label>Select framework</Select.Label>
        <Select.Control>
          <Select.Trigger><Select.ValueText placeholder="Select framework" /></Select.Trigger>
        </Select.Control>
        <Portal>
          <Select.Positioner>
            <Select.Content>
              {frameworks.items.map((framework) => (
                <Select.Item item={framework} key={framework.value}>{framework.label}<Select.ItemIndicator /></Select.Item>
              ))}
            </Select.Content>
          </Select.Positioner>
        </Portal>
      </Select.Root>
      <Combobox.Root collection={frameworks}>
        <Combobox.Label>Select a stack</Combobox.Label>
        <Combobox.Control>
          <Combobox.Input placeholder="Type to search" />
          <Combobox.IndicatorGroup><Combobox.ClearTrigger /><Combobox.Trigger /></Combobox.IndicatorGroup>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content>
              {frameworks.items.map((item) => (
                <Combobox.Item item={item} key={item.value}>{item.label}</Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
      <Checkbox.Root name="terms">
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Accept terms and conditions</Checkbox.Label>
      </Checkbox.Root>
      <CheckboxGroup defaultValue={['react']} name="framework">
        {stacks.map((item) => (
          <Checkbox.Root key={item.value} value={item.value}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{item.label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </CheckboxGroup>
      <Switch.Root>
        <Switch.HiddenInput />
        <Switch.Control><Switch.Thumb /></Switch.Control>
        <Switch.Label>Activate Chakra</Switch.Label>
      </Switch.Root>
      <RadioGroup.Root defaultValue="1" name="step">
        <RadioGroup.Label>Step</RadioGroup.Label>
        <RadioGroup.Item value="1">
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>One</RadioGroup.ItemText>
        </RadioGroup.Item>
        <RadioGroup.Item value="2">
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>Two</RadioGroup.ItemText>
        </RadioGroup.Item>
      </RadioGroup.Root>
      <SegmentGroup.Root defaultValue="React" aria-label="Flavour">
        <SegmentGroup.Indicator />
        <SegmentGroup.Items items={['React', 'Vue']} />
      </SegmentGroup.Root>
      <NumberInput.Root defaultValue="10" width="200px" min={1} max={20}>
        <NumberInput.Label>Guests</NumberInput.Label>
        <NumberInput.Control />
        <NumberInput.Input />
      </NumberInput.Root>
      <PinInput.Root><PinInput.HiddenInput /><PinInput.Control><PinInput.Input index={0} /></PinInput.Control></PinInput.Root>
      <Slider.Root width="200px" defaultValue={[40]}>
        <Slider.Label>Quantity</Slider.Label>
        <Slider.Control><Slider.Track><Slider.Range /></Slider.Track><Slider.Thumbs /></Slider.Control>
      </Slider.Root>
      <RatingGroup.Root count={5} defaultValue={3}>
        <RatingGroup.Label>Rate us</RatingGroup.Label>
        <RatingGroup.HiddenInput />
        <RatingGroup.Control />
      </RatingGroup.Root>
      <FileUpload.Root>
        <FileUpload.HiddenInput />
        <FileUpload.Trigger asChild><Button variant="outline">Upload file</Button></FileUpload.Trigger>
      </FileUpload.Root>
      <Button type="submit">Send</Button>
    </form>
    <IconButton aria-label="Search database" onClick={() => fetch('/search')}><LuSearch /></IconButton>
    <Dialog.Root>
      <Dialog.Trigger asChild><Button variant="outline">Open Dialog</Button></Dialog.Trigger>
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header><Dialog.Title>Dialog Title</Dialog.Title></Dialog.Header>
            <Dialog.Body><Field.Root><Field.Label>Reason</Field.Label><Input /></Field.Root></Dialog.Body>
            <Dialog.Footer>
              <Dialog.ActionTrigger asChild><Button variant="outline">Cancel</Button></Dialog.ActionTrigger>
              <Button onClick={() => fetch('/save', { method: 'POST' })}>Save</Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild><CloseButton size="sm" /></Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
    <Drawer.Root>
      <Drawer.Trigger asChild><Button>Open Drawer</Button></Drawer.Trigger>
      <Portal><Drawer.Positioner><Drawer.Content>
        <Drawer.Header><Drawer.Title>Filters</Drawer.Title></Drawer.Header>
        <Drawer.Body><Checkbox.Root><Checkbox.HiddenInput /><Checkbox.Label>Only open</Checkbox.Label></Checkbox.Root></Drawer.Body>
      </Drawer.Content></Drawer.Positioner></Portal>
    </Drawer.Root>
    <Menu.Root>
      <Menu.Trigger asChild><Button variant="outline" size="sm">Open</Button></Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="new-txt" onClick={() => fetch('/files', { method: 'POST' })}>New Text File</Menu.Item>
            <Menu.Item value="docs" asChild><a href="/docs">Docs</a></Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
    <Tabs.Root defaultValue="members">
      <Tabs.List>
        <Tabs.Trigger value="members">Members</Tabs.Trigger>
        <Tabs.Trigger value="tasks">Settings</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="members"><Input aria-label="Find a member" /></Tabs.Content>
      <Tabs.Content value="tasks"><Button onClick={() => fetch('/reset', { method: 'POST' })}>Reset all</Button></Tabs.Content>
    </Tabs.Root>
    <Accordion.Root collapsible>
      <Accordion.Item value="a">
        <Accordion.ItemTrigger>Advanced<Accordion.ItemIndicator /></Accordion.ItemTrigger>
        <Accordion.ItemContent><Accordion.ItemBody><Switch.Root><Switch.HiddenInput /><Switch.Label>Beta</Switch.Label></Switch.Root></Accordion.ItemBody></Accordion.ItemContent>
      </Accordion.Item>
    </Accordion.Root>
    <Link href="/help">Help</Link>
  </>
);
