// An app of any number of files, written from a seed in the manner of real ones: React with hooks, react-hook-form, MUI and
// own components, Vue with script setup, the options API and Element Plus, API modules and stores.
import { nouns as all, random } from '../match/scale-page.mjs';

const nouns = all.slice(0, 10);
const traits = ['status', 'owner', 'amount', 'email', 'city', 'phone', 'start date', 'notes', 'priority', 'reference'];
const verbs = ['Save', 'Delete', 'Archive', 'Duplicate', 'Approve', 'Send', 'Export', 'Assign', 'Close', 'Restore'];

const pascal = (text) => text.replace(/(?:^|[\s-])(\w)/g, (_, letter) => letter.toUpperCase());
const camel = (text) => text.replace(/[\s-](\w)/g, (_, letter) => letter.toUpperCase());

/** @returns files as `{ path, text }`; the same for the same count and seed */
export function writtenApp(count, seed) {
  const next = random(seed);
  const pick = (list) => list[Math.floor(next() * list.length)];
  const some = (list, n) => list.toSorted(() => next() - 0.5).slice(0, n);
  const kinds = [reactForm, reactTable, reactSettings, apiModule, vueForm, vueTable, vueOptions, store];
  return Array.from({ length: count }, (_, at) => {
    const noun = pick(nouns);
    const kind = kinds[at % kinds.length];
    return kind({
      noun,
      name: `${pascal(noun)}${at}`,
      fields: some(traits, 3 + Math.floor(next() * 6)),
      verbs: some(verbs, 4),
      pick,
    });
  });
}

function reactForm({ noun, name, fields, verbs }) {
  const text = `import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { toast } from 'sonner';
import type { ${pascal(noun)} } from '../types';

const schema = z.object({
${fields.map((field) => `  ${camel(field)}: z.string().min(1, 'Please enter the ${field}').max(120),`).join('\n')}
});

type Values = z.infer<typeof schema>;

interface ${name}FormProps extends React.HTMLAttributes<HTMLFormElement> {
  initial?: Partial<${pascal(noun)}>;
  onSaved?: (value: ${pascal(noun)}) => void;
}

export function ${name}Form({ initial, onSaved, className, ...props }: ${name}FormProps) {
  const [isLoading, setIsLoading] = useState(false);
  const navigate = useNavigate();
  const { register, handleSubmit, formState: { errors }, reset } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { ${fields.map((field) => `${camel(field)}: initial?.${camel(field)} ?? ''`).join(', ')} },
  });

  async function onSubmit(values: Values) {
    setIsLoading(true);
    try {
      const response = await fetch(\`/api/${noun}s/\${initial?.id ?? ''}\`, {
        method: initial ? 'PUT' : 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(values),
      });
      if (!response.ok) throw new Error(await response.text());
      onSaved?.(await response.json());
      toast.success('The ${noun} was saved');
      navigate('/${noun}s');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'Something went wrong');
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <form onSubmit={handleSubmit(onSubmit)} className={cn('grid gap-4', className)} {...props}>
      <h2 className="text-lg font-semibold">Edit ${noun}</h2>
${fields
  .map(
    (field) => `      <div className="space-y-1">
        <label htmlFor="${camel(field)}">${pascal(field)}</label>
        <Input id="${camel(field)}" placeholder="Enter ${field}" aria-invalid={!!errors.${camel(field)}} {...register('${camel(field)}')} />
        {errors.${camel(field)} && <p className="text-sm text-destructive">{errors.${camel(field)}?.message}</p>}
      </div>`,
  )
  .join('\n')}
      <div className="flex justify-end gap-2">
        <Button type="button" variant="outline" onClick={() => reset()} disabled={isLoading}>Reset</Button>
        <Button type="submit" disabled={isLoading}>{isLoading ? 'Saving…' : '${verbs[0]}'}</Button>
      </div>
    </form>
  );
}
`;
  return { path: `src/features/${noun}s/${name}Form.tsx`, text };
}

function reactTable({ noun, name, fields, verbs }) {
  const text = `import { useMemo, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Dialog, DialogActions, DialogTitle, IconButton, Menu, MenuItem, Table, TableBody, TableCell, TableRow, TextField } from '@mui/material';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import { delete${name}, list${name} } from './api';

export default function ${name}Table({ pageSize = 25 }: { pageSize?: number }) {
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const { data = [], isLoading } = useQuery({ queryKey: ['${noun}s', query], queryFn: () => list${name}(query) });
  const remove = useMutation({
    mutationFn: (id: string) => delete${name}(id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['${noun}s'] }),
  });
  const rows = useMemo(
    () => data.filter((row) => row.name.toLowerCase().includes(query.toLowerCase())).slice(0, pageSize),
    [data, query, pageSize],
  );

  if (isLoading) return <p role="status">Loading…</p>;
  return (
    <section aria-label="${pascal(noun)}s">
      <TextField label="Search ${noun}s" value={query} onChange={(event) => setQuery(event.target.value)} size="small" />
      <Table>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} selected={row.id === selected} onClick={() => setSelected(row.id)}>
${fields.map((field) => `              <TableCell>{row.${camel(field)} ?? '–'}</TableCell>`).join('\n')}
              <TableCell align="right">
                <IconButton aria-label={\`Actions for \${row.name}\`} onClick={() => setOpen(true)}><MoreVertIcon /></IconButton>
                <Menu open={isOpen && row.id === selected} onClose={() => setOpen(false)}>
${verbs.map((verb) => `                  <MenuItem onClick={() => remove.mutate(row.id)}>${verb}</MenuItem>`).join('\n')}
                </Menu>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Dialog open={selected !== null && isOpen} onClose={() => setSelected(null)}>
        <DialogTitle>{rows.length > 0 ? 'Delete this ${noun}?' : 'Nothing to delete'}</DialogTitle>
        <DialogActions>
          <button type="button" onClick={() => setSelected(null)}>Cancel</button>
          <button type="button" onClick={() => { remove.mutate(selected!); setSelected(null); }}>Delete</button>
        </DialogActions>
      </Dialog>
    </section>
  );
}
`;
  return { path: `src/features/${noun}s/${name}Table.tsx`, text };
}

function reactSettings({ noun, name, fields, pick }) {
  const text = `import PropTypes from 'prop-types';
import React, { Component } from 'react';
import { connect } from 'react-redux';
import { update${name} } from '../actions/${noun}';

const options = [
${fields.map((field, at) => `  { value: '${camel(field)}', label: '${pascal(field)}', order: ${at} },`).join('\n')}
];

class ${name}Settings extends Component {
  state = { sort: '${camel(pick(fields))}', notify: true };

  handleChange = (event) => {
    const { name, type, checked, value } = event.target;
    this.setState({ [name]: type === 'checkbox' ? checked : value });
  };

  handleSubmit = (event) => {
    event.preventDefault();
    this.props.update${name}({ ...this.state, id: this.props.id });
  };

  render() {
    const { sort, notify } = this.state;
    return (
      <form className="settings" onSubmit={this.handleSubmit}>
        <fieldset>
          <legend>${pascal(noun)} settings</legend>
          <label htmlFor="sort">Sort by</label>
          <select id="sort" name="sort" value={sort} onChange={this.handleChange}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>{option.label}</option>
            ))}
          </select>
          <label><input type="checkbox" name="notify" checked={notify} onChange={this.handleChange} /> Notify me</label>
        </fieldset>
        <button type="submit" className="primary">Save settings</button>
        <a href="/${noun}s/help">Help</a>
      </form>
    );
  }
}

${name}Settings.propTypes = { id: PropTypes.string.isRequired, update${name}: PropTypes.func.isRequired };

export default connect((state) => ({ id: state.${noun}.id }), { update${name} })(${name}Settings);
`;
  return { path: `src/settings/${name}Settings.jsx`, text };
}

function apiModule({ noun, name, fields, verbs }) {
  const text = `import axios, { type AxiosRequestConfig } from 'axios';

const http = axios.create({ baseURL: import.meta.env.VITE_API ?? '/api', timeout: 10_000 });

export interface ${name} {
  id: string;
${fields.map((field) => `  ${camel(field)}: string | null;`).join('\n')}
}

export async function list${name}(query = '', config: AxiosRequestConfig = {}): Promise<${name}[]> {
  const { data } = await http.get<${name}[]>('/${noun}s', { ...config, params: { query } });
  return data.map((row) => ({ ...row, ${camel(fields[0])}: row.${camel(fields[0])}?.trim() ?? null }));
}
${verbs
  .map(
    (verb) => `
/** ${verb}s one ${noun}. */
export const ${verb.toLowerCase()}${name} = async (id: string, values: Partial<${name}> = {}): Promise<void> => {
  if (!id) throw new Error('No ${noun} was given');
  await http.${verb === 'Delete' ? 'delete(`/' + noun + 's/${id}`' : 'post(`/' + noun + 's/${id}/' + verb.toLowerCase() + '`, values'});
};`,
  )
  .join('\n')}
`;
  return { path: `src/api/${name}.ts`, text };
}

function vueForm({ noun, name, fields, verbs }) {
  const text = `<script setup lang="ts">
import { computed, reactive, ref, watch } from 'vue';
import { useRouter } from 'vue-router';
import BaseField from '@/components/BaseField.vue';
import { save${name} } from '@/api/${noun}';

const props = withDefaults(defineProps<{ id?: string; readonly?: boolean }>(), { readonly: false });
const emit = defineEmits<{ saved: [id: string]; cancel: [] }>();
const router = useRouter();
const isSaving = ref(false);
const form = reactive({ ${fields.map((field) => `${camel(field)}: ''`).join(', ')} });
const isValid = computed(() => ${fields.map((field) => `form.${camel(field)} !== ''`).join(' && ')});

watch(() => props.id, (id) => { if (id) load(id); }, { immediate: true });

async function load(id: string) {
  const response = await fetch(\`/api/${noun}s/\${id}\`);
  Object.assign(form, await response.json());
}

async function submit() {
  isSaving.value = true;
  try {
    const saved = await save${name}(form);
    emit('saved', saved.id);
    await router.push({ name: '${noun}s' });
  } finally {
    isSaving.value = false;
  }
}
</script>

<template>
  <form class="card" @submit.prevent="submit">
    <h2>{{ props.id ? 'Edit ${noun}' : 'New ${noun}' }}</h2>
${fields
  .map(
    (field) => `    <BaseField label="${pascal(field)}" :error="form.${camel(field)} === '' ? 'Required' : undefined">
      <input v-model.trim="form.${camel(field)}" name="${camel(field)}" :readonly="readonly" required />
    </BaseField>`,
  )
  .join('\n')}
    <p v-if="!isValid" role="alert">Please fill in every field.</p>
    <footer>
      <button type="button" class="ghost" @click="emit('cancel')">Cancel</button>
      <button type="submit" :disabled="isSaving || !isValid">${verbs[0]}</button>
    </footer>
  </form>
</template>

<style scoped>
.card { display: grid; gap: 1rem; padding: 1.5rem; border-radius: 8px; }
.ghost { background: transparent; }
</style>
`;
  return { path: `src/views/${noun}s/${name}Form.vue`, text };
}

function vueTable({ noun, name, fields, verbs }) {
  const text = `<template>
  <div class="${noun}-list">
    <el-form :inline="true" :model="filters" @submit.prevent>
${fields
  .slice(0, 3)
  .map(
    (field) => `      <el-form-item label="${pascal(field)}">
        <el-input v-model="filters.${camel(field)}" placeholder="Any ${field}" clearable @keyup.enter="search" />
      </el-form-item>`,
  )
  .join('\n')}
      <el-form-item>
        <el-button type="primary" icon="search" @click="search">Search</el-button>
        <el-button icon="refresh" @click="resetFilters">Reset</el-button>
      </el-form-item>
    </el-form>
    <el-table v-loading="isLoading" :data="rows" row-key="id" @selection-change="selection = $event">
      <el-table-column type="selection" width="55" />
${fields.map((field) => `      <el-table-column label="${pascal(field)}" prop="${camel(field)}" min-width="120" />`).join('\n')}
      <el-table-column label="Actions" fixed="right">
        <template #default="{ row, $index }">
${verbs.map((verb) => `          <el-button link type="primary" :disabled="row.locked && $index > 0" @click="run('${verb.toLowerCase()}', row)">${verb}</el-button>`).join('\n')}
        </template>
      </el-table-column>
    </el-table>
    <el-pagination v-model:current-page="page" :total="total" :page-sizes="[10, 30, 50]" @current-change="search" />
  </div>
</template>

<script setup>
import { onMounted, ref } from 'vue';
import { ElMessage, ElMessageBox } from 'element-plus';
import { list${name}, update${name} } from '@/api/${noun}';

const filters = ref({});
const rows = ref([]);
const selection = ref([]);
const page = ref(1);
const total = ref(0);
const isLoading = ref(false);

const search = async () => {
  isLoading.value = true;
  const { data } = await list${name}({ page: page.value, ...filters.value });
  rows.value = data.list;
  total.value = data.total;
  isLoading.value = false;
};
const resetFilters = () => {
  filters.value = {};
  search();
};
const run = (what, row) => {
  ElMessageBox.confirm(\`Really \${what} \${row.name}?\`, 'Please confirm', { type: 'warning' }).then(async () => {
    await update${name}(row.id, { what });
    ElMessage.success('Done');
    search();
  });
};
onMounted(search);
</script>
`;
  return { path: `src/views/${noun}s/${name}List.vue`, text };
}

function vueOptions({ noun, name, fields, verbs }) {
  const text = `<template>
  <section :class="['panel', { open: isOpen }]">
    <button class="toggle" :aria-expanded="String(isOpen)" @click="isOpen = !isOpen">{{ isOpen ? 'Hide' : 'Show' }} ${noun}s</button>
    <ul v-show="isOpen">
      <li v-for="(item, index) in visible" :key="item.id">
        <router-link :to="{ name: '${noun}', params: { id: item.id } }">{{ item.name }}</router-link>
        <button v-if="index > 0" @click.stop="move(index, -1)">Up</button>
        <button v-else-if="canEdit" @click="$emit('edit', item)">Edit</button>
        <button @click="remove(item.id)">${verbs[0]}</button>
      </li>
    </ul>
    <label for="add-${name}">Add ${noun}</label>
    <input id="add-${name}" v-model="draft" @keyup.enter="add" />
  </section>
</template>

<script>
import { mapActions, mapGetters } from 'vuex';

export default {
  name: '${name}Panel',
  props: { canEdit: { type: Boolean, default: false }, limit: Number },
  emits: ['edit'],
  data() {
    return { isOpen: false, draft: '', order: [${fields.map((field) => `'${camel(field)}'`).join(', ')}] };
  },
  computed: {
    ...mapGetters('${noun}', ['items']),
    visible() {
      return this.items.slice(0, this.limit || this.items.length);
    },
  },
  methods: {
    ...mapActions('${noun}', ['create', 'destroy']),
    async add() {
      if (this.draft.trim() === '') return;
      await this.create({ name: this.draft });
      this.draft = '';
    },
    move(index, by) {
      const [item] = this.items.splice(index, 1);
      this.items.splice(index + by, 0, item);
    },
    async remove(id) {
      if (window.confirm('Remove this ${noun}?')) await this.destroy(id);
    },
  },
};
</script>
`;
  return { path: `src/components/${name}Panel.vue`, text };
}

function store({ noun, name, fields }) {
  const text = `import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type Filter = ${fields.map((field) => `'${camel(field)}'`).join(' | ')};

interface ${name}State {
  filter: Filter;
  selected: ReadonlySet<string>;
  setFilter(filter: Filter): void;
  toggle(id: string): void;
  clear(): void;
}

export const ${camel(noun)}Filters: { id: Filter; label: string }[] = [
${fields.map((field) => `  { id: '${camel(field)}', label: 'By ${field}' },`).join('\n')}
];

export const use${name}Store = create<${name}State>()(
  persist(
    (set, get) => ({
      filter: '${camel(fields[0])}',
      selected: new Set(),
      setFilter: (filter) => set({ filter }),
      toggle: (id) => {
        const selected = new Set(get().selected);
        if (!selected.delete(id)) selected.add(id);
        set({ selected });
      },
      clear: () => set({ selected: new Set() }),
    }),
    { name: '${noun}-store', partialize: ({ filter }) => ({ filter }) },
  ),
);
`;
  return { path: `src/stores/${name}.ts`, text };
}
