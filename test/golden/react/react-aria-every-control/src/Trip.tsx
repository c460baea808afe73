import {
  Autocomplete, Button, Calendar, CalendarCell, CalendarGrid, Checkbox, CheckboxGroup, ComboBox, DateInput, DatePicker,
  DateSegment, Dialog, DialogTrigger, Disclosure, DisclosurePanel, FieldError, FileTrigger, Form, GridList,
  GridListItem, Group, Heading, Input, Label, Link, ListBox, ListBoxItem, Menu, MenuItem, MenuTrigger, Modal,
  NumberField, Popover, Radio, RadioGroup, SearchField, Select, SelectValue, Slider, SliderOutput, SliderThumb,
  SliderTrack, Switch, Tab, TabList, TabPanel, Tabs, TagGroup, Text, TextArea, TextField, TimeField, ToggleButton,
  ToggleButtonGroup, Tooltip, TooltipTrigger,
} from 'react-aria-components';

export const Trip = () => (
  <>
    <Form onSubmit={() => fetch('/api/trips', { method: 'POST' })}>
      <TextField name="name" isRequired>
        <Label>Name</Label>
        <Input />
        <FieldError />
      </TextField>
      <TextField type="email" name="email"><Label>Email</Label><Input placeholder="you@example.com" /></TextField>
      <TextField><Label>Comment</Label><TextArea /></TextField>
      <NumberField defaultValue={1024} minValue={0}>
        <Label>Width</Label>
        <Group><Button slot="decrement">-</Button><Input /><Button slot="increment">+</Button></Group>
      </NumberField>
      <SearchField><Label>Search</Label><Input /><Button>✕</Button></SearchField>
      <Select name="animal">
        <Label>Favorite Animal</Label>
        <Button><SelectValue /><span aria-hidden="true">▼</span></Button>
        <Popover>
          <ListBox>
            <ListBoxItem id="cat">Cat</ListBoxItem>
            <ListBoxItem id="dog">Dog</ListBoxItem>
          </ListBox>
        </Popover>
      </Select>
      <ComboBox>
        <Label>Destination</Label>
        <div><Input /><Button>▼</Button></div>
        <Popover><ListBox><ListBoxItem>Rome</ListBoxItem><ListBoxItem>Oslo</ListBoxItem></ListBox></Popover>
      </ComboBox>
      <Checkbox name="newsletter"><div className="checkbox" />Newsletter</Checkbox>
      <CheckboxGroup name="sports">
        <Label>Favorite sports</Label>
        <Checkbox value="soccer">Soccer</Checkbox>
        <Checkbox value="baseball">Baseball</Checkbox>
      </CheckboxGroup>
      <Switch><div className="indicator" />Low power mode</Switch>
      <RadioGroup name="pet">
        <Label>Favorite pet</Label>
        <Radio value="dog">Dog</Radio>
        <Radio value="cat">Cat</Radio>
      </RadioGroup>
      <DatePicker name="day">
        <Label>Day of travel</Label>
        <Group><DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput><Button>▼</Button></Group>
        <Popover><Dialog><Calendar><Button slot="previous">◀</Button><Heading /><Button slot="next">▶</Button><CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid></Calendar></Dialog></Popover>
      </DatePicker>
      <TimeField><Label>Leaving at</Label><DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput></TimeField>
      <Slider defaultValue={30} maxValue={50}>
        <Label>Cookies to buy</Label>
        <SliderOutput />
        <SliderTrack><SliderThumb /></SliderTrack>
      </Slider>
      <FileTrigger onSelect={() => fetch('/upload', { method: 'POST' })}><Button>Select a file</Button></FileTrigger>
      <Button type="submit">Submit</Button>
    </Form>
    <DialogTrigger>
      <Button>Sign up…</Button>
      <Modal>
        <Dialog>
          <Heading slot="title">Sign up</Heading>
          <TextField autoFocus><Label>First Name</Label><Input /></TextField>
          <Button slot="close">Submit</Button>
        </Dialog>
      </Modal>
    </DialogTrigger>
    <MenuTrigger>
      <Button aria-label="Menu">☰</Button>
      <Popover>
        <Menu>
          <MenuItem onAction={() => window.open('/')}>Open</MenuItem>
          <MenuItem href="/docs">Docs</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
    <Tabs>
      <TabList aria-label="History of Ancient Rome">
        <Tab id="FoR">Founding of Rome</Tab>
        <Tab id="Emp">Empire</Tab>
      </TabList>
      <TabPanel id="FoR"><Link href="/arma">Arma virumque cano</Link></TabPanel>
      <TabPanel id="Emp"><Button onPress={() => fetch('/veni', { method: 'POST' })}>Veni, vidi, vici</Button></TabPanel>
    </Tabs>
    <Disclosure>
      <Heading><Button slot="trigger">System Requirements</Button></Heading>
      <DisclosurePanel><Switch>Check mine</Switch></DisclosurePanel>
    </Disclosure>
    <ToggleButton>Pin</ToggleButton>
    <ToggleButtonGroup aria-label="Alignment"><ToggleButton id="left">Left</ToggleButton><ToggleButton id="right">Right</ToggleButton></ToggleButtonGroup>
    <TooltipTrigger><Button onPress={() => fetch('/save', { method: 'POST' })}>💾</Button><Tooltip>Save</Tooltip></TooltipTrigger>
  </>
);
