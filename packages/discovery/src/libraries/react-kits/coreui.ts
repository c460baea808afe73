import type { ActionEntry, Entry, FieldEntry } from '@webmcp/contract';

import type { Library } from '../library.js';

const label = ['label', 'floatingLabel'];
const button: ActionEntry = {
  is: 'action',
  control: 'button',
  type: ['type'],
  href: ['href', 'to'],
  label: ['children'],
};
const link: ActionEntry = { is: 'action', control: 'link', href: ['href', 'to'], label: ['children'] };
const check: FieldEntry = {
  is: 'field',
  control: 'checkbox',
  variants: [{ prop: 'type', equals: 'radio', control: 'radio', roles: ['radio'] }],
  label,
};
const heading: Entry = { is: 'text', heading: true };
const plain: Entry = { is: 'part', part: 'plain' };

/** CoreUI for React (coreui.io/react/docs) and for Vue (coreui.io/vue/docs), which name their components alike. */
export const coreUi: Library = {
  name: 'coreui',
  packages: { '@coreui/react': '', '@coreui/vue': '', '@coreui/react-pro': '', '@coreui/vue-pro': '' },
  globalPrefix: 'C',
  whenPresent: true,
  components: {
    CButton: button,
    CLoadingButton: button,
    CCloseButton: { ...button, dismisses: true },
    CLink: link,
    CNavLink: link,
    CHeaderBrand: { ...link, onlyActing: true },
    CSidebarBrand: { ...link, onlyActing: true },
    CNavbarBrand: { ...link, onlyActing: true },
    CBreadcrumbItem: { ...link, onlyActing: true },
    CListGroupItem: { ...button, roles: ['button', 'link'], onlyActing: true },
    CPaginationItem: button,
    CSidebarToggler: button,
    CHeaderToggler: button,
    CForm: { is: 'boundary', kind: 'form' },
    CFormInput: { is: 'field', control: 'text', type: ['type'], label },
    CFormTextarea: { is: 'field', control: 'textarea', label },
    CFormSelect: { is: 'field', control: 'select', label, options: { props: ['options'], inside: true } },
    CFormCheck: check,
    CFormSwitch: { ...check, control: 'switch', roles: ['checkbox', 'switch'] },
    CFormRange: { is: 'field', control: 'range', label },
    CMultiSelect: { is: 'field', control: 'combobox', roles: ['combobox'], label, options: { props: ['options'] } },
    CDatePicker: { is: 'field', control: 'date', roles: ['textbox'], label },
    CTimePicker: { is: 'field', control: 'time', roles: ['textbox'], label },
    CFormLabel: { is: 'label' },
    CFormFloating: { is: 'wrapper' },
    CModal: { is: 'boundary', kind: 'dialog', role: 'dialog', open: ['visible', 'v-model:visible'] },
    CModalTitle: heading,
    COffcanvas: { is: 'boundary', kind: 'drawer', role: 'dialog', open: ['visible', 'v-model:visible'] },
    COffcanvasTitle: heading,
    CCardTitle: heading,
    CDropdown: { is: 'scope', of: 'CDropdown' },
    CDropdownToggle: { is: 'trigger', of: 'CDropdown' },
    CDropdownMenu: { is: 'boundary', kind: 'menu', role: 'menu', of: 'CDropdown' },
    CDropdownItem: {
      is: 'action',
      control: 'menuitem',
      roles: ['link', 'button', 'menuitem'],
      href: ['href', 'to'],
      label: ['children'],
    },
    CCollapse: { is: 'boundary', kind: 'region', open: ['visible'] },
    CTooltip: { is: 'wrapper', tooltip: true, label: ['content'] },
    CTabs: { is: 'scope', of: 'CTabs' },
    CTab: { is: 'trigger', of: 'CTabs', control: 'tab', roles: ['tab'], pair: 'itemKey' },
    CTabPanel: { is: 'boundary', kind: 'region', role: 'tabpanel', of: 'CTabs', pair: 'itemKey' },
    CAccordionItem: { is: 'scope', of: 'CAccordion' },
    CAccordionHeader: { is: 'trigger', of: 'CAccordion', control: 'disclosure', roles: ['button'] },
    CAccordionBody: { is: 'boundary', kind: 'region', role: 'region', of: 'CAccordion' },
    CIcon: { is: 'part', part: 'icon' },
    CInputGroup: plain,
    CInputGroupText: plain,
    CNav: plain,
    CNavItem: plain,
    // `to` only names the routes that open the group; its link has no address.
    CNavGroup: {
      is: 'action',
      control: 'button',
      roles: ['link', 'button'],
      label: ['toggler', 'slot:togglerContent'],
    },
  },
};
