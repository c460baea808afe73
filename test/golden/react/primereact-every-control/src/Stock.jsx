import { useState } from 'react';
import { Button } from 'primereact/button';
import { Calendar } from 'primereact/calendar';
import { Checkbox } from 'primereact/checkbox';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { Dialog } from 'primereact/dialog';
import { Dropdown } from 'primereact/dropdown';
import { InputNumber } from 'primereact/inputnumber';
import { InputText } from 'primereact/inputtext';
import { InputTextarea } from 'primereact/inputtextarea';
import { TabPanel, TabView } from 'primereact/tabview';

import { removeProduct, saveProduct } from './api';

export function Stock({ products }) {
  const [open, setOpen] = useState(false);
  const [product, setProduct] = useState({});
  const set = (key) => (event) => setProduct({ ...product, [key]: event.target.value });
  const actions = (row) => <Button icon="pi pi-trash" aria-label="Delete product" onClick={() => removeProduct(row.id)} />;
  return (
    <TabView>
      <TabPanel header="Products">
        <Button label="New product" icon="pi pi-plus" onClick={() => setOpen(true)} />
        <DataTable value={products}>
          <Column field="name" header="Name" />
          <Column body={actions} />
        </DataTable>
        <Dialog header="Product" visible={open} onHide={() => setOpen(false)}>
          <label htmlFor="name">Name</label>
          <InputText id="name" required value={product.name} onChange={set('name')} />
          <label htmlFor="text">Description</label>
          <InputTextarea id="text" value={product.text} onChange={set('text')} />
          <label htmlFor="kind">Kind</label>
          <Dropdown inputId="kind" value={product.kind} onChange={set('kind')} options={['Book', 'Toy']} />
          <label htmlFor="price">Price</label>
          <InputNumber inputId="price" value={product.price} onValueChange={set('price')} mode="currency" currency="EUR" />
          <label htmlFor="from">Sold from</label>
          <Calendar inputId="from" value={product.from} onChange={set('from')} />
          <Checkbox inputId="shown" checked={product.shown} onChange={set('shown')} />
          <label htmlFor="shown">Shown in the shop</label>
          <Button label="Save" onClick={() => saveProduct(product)} />
        </Dialog>
      </TabPanel>
    </TabView>
  );
}
