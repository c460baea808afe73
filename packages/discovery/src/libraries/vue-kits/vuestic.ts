import type { ActionEntry, Entry, FieldEntry } from '@webmcp/contract';

import type { Library } from '../library.js';

const label = ['label', 'slot:label'];
const text: FieldEntry = { is: 'field', control: 'text', type: ['type'], label };
const button: ActionEntry = {
  is: 'action',
  control: 'button',
  type: ['type'],
  href: ['href', 'to'],
  label: ['children'],
  icon: ['icon'],
};
const plain: Entry = { is: 'part', part: 'plain' };

/** Vuestic UI (ui.vuestic.dev/ui-elements). */
export const vuestic: Library = {
  name: 'vuestic',
  packages: { 'vuestic-ui': '' },
  globalPrefix: 'Va',
  components: {
    VaButton: button,
    VaChip: { ...button, onlyActing: true },
    VaInput: text,
    VaTextarea: { is: 'field', control: 'textarea', label },
    VaCounter: { is: 'field', control: 'spinbutton', roles: ['spinbutton'], label },
    VaSelect: {
      is: 'field',
      control: 'combobox',
      roles: ['combobox'],
      label,
      options: { props: ['options'], labelKeyProps: ['textBy'], valueKeyProps: ['valueBy'] },
    },
    VaCheckbox: { is: 'field', control: 'checkbox', label: ['label', 'children'] },
    VaSwitch: { is: 'field', control: 'switch', roles: ['switch'], label: ['label', 'children'] },
    VaRadio: { is: 'field', control: 'radio', roles: ['radio', 'radiogroup'], label, options: { props: ['options'] } },
    VaOptionList: { is: 'field', control: 'radio', roles: ['radiogroup', 'radio'], options: { props: ['options'] } },
    VaButtonToggle: { is: 'field', control: 'radio', roles: ['group', 'button'], options: { props: ['options'] } },
    VaSlider: { is: 'field', control: 'slider', roles: ['slider'], label },
    VaRating: { is: 'field', control: 'slider', roles: ['slider'] },
    VaDateInput: { is: 'field', control: 'date', roles: ['textbox', 'combobox'], label },
    VaTimeInput: { is: 'field', control: 'time', roles: ['textbox', 'combobox'], label },
    VaColorInput: { is: 'field', control: 'color', roles: ['textbox'], label },
    VaFileUpload: { is: 'field', control: 'file', roles: ['button'], label: ['uploadButtonText'] },
    VaForm: { is: 'boundary', kind: 'form' },
    VaModal: {
      is: 'boundary',
      kind: 'dialog',
      role: 'dialog',
      open: ['v-model', 'modelValue'],
      title: ['title'],
      activator: ['slot:anchor'],
      implied: [
        { event: 'onCancel', label: ['cancelText'], text: 'Cancel', dismisses: true },
        { event: 'onOk', label: ['okText'], text: 'OK' },
      ],
    },
    VaDropdown: { is: 'boundary', kind: 'popover', open: ['v-model', 'modelValue'], activator: ['slot:anchor'] },
    VaMenu: { is: 'boundary', kind: 'menu', role: 'menu', activator: ['slot:anchor'], items: ['options'] },
    VaButtonDropdown: {
      is: 'boundary',
      kind: 'menu',
      ownTrigger: { label: ['label'], icon: ['icon'], control: 'button' },
    },
    VaTabs: plain,
    VaPagination: plain,
    VaAccordion: plain,
    VaSidebar: { is: 'boundary', kind: 'region', role: 'complementary', open: ['v-model', 'modelValue'] },
    VaSidebarItem: { ...button, roles: ['link', 'button'], onlyActing: true },
    VaListItem: { ...button, roles: ['listitem', 'link'], onlyActing: true },
    VaTab: { is: 'action', control: 'tab', roles: ['tab'], label: ['label', 'children'], icon: ['icon'] },
    VaDataTable: {
      is: 'part',
      part: 'table',
      rows: ['slot:cell', 'slot:bodyAppend', 'slot:expandableRow'],
      data: ['items'],
    },
    VaBreadcrumbsItem: {
      is: 'action',
      control: 'link',
      href: ['to', 'href'],
      label: ['label', 'children'],
      onlyActing: true,
    },
    VaCardTitle: { is: 'text', heading: true },
    VaCollapse: { is: 'boundary', kind: 'region', ownTrigger: { label: ['header'] } },
    VaIcon: { is: 'part', part: 'icon' },
    VaPopover: plain,
    VaSidebarItemContent: plain,
    VaSidebarItemTitle: { is: 'text' },
  },
};
