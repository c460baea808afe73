import { defineConfig } from 'webmcp/harness';

export default defineConfig({
  libraries: [
    {
      name: 'acme-ui',
      packages: { '@acme/ui': '' },
      components: {
        Frm: { is: 'boundary', kind: 'form', role: 'form', title: ['caption'] },
        Row: { is: 'wrapper', label: ['caption'], name: ['field'], required: ['must'] },
        Pick: {
          is: 'field',
          control: 'combobox',
          roles: ['combobox'],
          label: ['caption'],
          options: { props: ['choices'], labelKeys: ['says'], valueKeys: ['is'] },
        },
        Line: { is: 'field', control: 'text', type: ['kind'] },
        Act: { is: 'action', control: 'button', type: ['kind'], label: ['caption'] },
        'Pane.Opener': { is: 'trigger', of: 'Pane' },
        Pane: { is: 'scope', of: 'Pane' },
        'Pane.Body': { is: 'boundary', kind: 'drawer', role: 'dialog', of: 'Pane', title: ['caption'] },
      },
    },
    // A chip that is only shown to the built-in table: the config is asked first, and the rest of MUI stays known.
    {
      name: 'our-mui',
      packages: { '@mui/material': '' },
      components: { Chip: { is: 'field', control: 'checkbox', label: ['label'] } },
    },
  ],
});
