import { useState } from 'react';
import { EditAddress } from './edit-address';

export function AccountPage() {
  const [editing, setEditing] = useState(false);
  return (
    <main>
      <h1>Account</h1>
      <button onClick={() => setEditing(true)}>Edit address</button>
      {editing && <EditAddress onClose={() => setEditing(false)} />}
    </main>
  );
}
