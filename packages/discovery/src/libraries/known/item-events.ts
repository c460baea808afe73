/** An event of a component that receives the key of the chosen item: `@command` of Element's dropdown. */
export interface ItemEvent {
  component: string;
  /** The prop of the component with its listener. */
  event: string;
  /** The prop of an item inside the component, or the member of an item in data, that holds the key. */
  key: string;
  /** The prop of the component with the items as data. Without it, the items are elements inside. */
  items?: string;
  /** The listener receives an object with the key as this member. */
  member?: string;
}

/** The events of libraries that answer for all items of a component. An item with a handler of its own keeps it. */
export const itemEvents: readonly ItemEvent[] = [
  { component: 'ElDropdown', event: 'onCommand', key: 'command' },
  { component: 'ElMenu', event: 'onSelect', key: 'index' },
  { component: 'NDropdown', event: 'onSelect', key: 'key', items: 'options' },
  { component: 'NMenu', event: 'onUpdate:value', key: 'key', items: 'options' },
  { component: 'AMenu', event: 'onClick', key: 'key', member: 'key' },
  { component: 'Dropdown', event: 'onSelect', key: 'eventKey' },
  { component: 'DropdownButton', event: 'onSelect', key: 'eventKey' },
];
