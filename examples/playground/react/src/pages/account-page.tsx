import { useState } from 'react';
import { AddressDialog } from '../components/address-dialog';
import { Button } from '../components/button';
import { DeletedAccount } from '../components/deleted-account';
import { InviteDialog } from '../components/invite-dialog';
import { Notice } from '../components/notice';
import { PageHeading } from '../components/page-heading';
import { PasswordForm } from '../components/password-form';
import { deleteAccount, restoreAccount, saveAddress } from '../shop/api';
import { useAccount } from '../shop/queries';
import type { Address } from '../shop/types';
import { useChange } from '../shop/use-change';

export function AccountPage() {
  const { data: account } = useAccount();
  const save = useChange(saveAddress, 'account');
  const remove = useChange(deleteAccount, 'account');
  const restore = useChange(restoreAccount, 'account');
  const [editing, setEditing] = useState(false);
  const [message, setMessage] = useState('');

  if (!account) return <p className="empty">Loading your account…</p>;
  if (account.deleted) return <DeletedAccount email={account.email} onRestore={() => restore.mutate()} />;

  async function handleSave(address: Address) {
    await save.mutateAsync(address);
    setEditing(false);
    setMessage('Your address was saved.');
  }

  function handleDelete() {
    setMessage('');
    remove.mutate();
  }

  return (
    <>
      <PageHeading title="Your account" />
      <Notice>{message}</Notice>
      <div className="columns">
        <section className="panel" aria-labelledby="profile-title">
          <h2 id="profile-title">Profile</h2>
          <dl>
            <div>
              <dt>Name</dt>
              <dd>{account.name}</dd>
            </div>
            <div>
              <dt>E-mail</dt>
              <dd>{account.email}</dd>
            </div>
            <div>
              <dt>Address</dt>
              <dd className="address">
                {account.address.street}
                <br />
                {account.address.postcode} {account.address.city}
              </dd>
            </div>
            <div>
              <dt>Phone</dt>
              <dd>{account.address.phone}</dd>
            </div>
            <div>
              <dt>Invoices</dt>
              <dd>{account.address.billing ? 'To the same address' : 'By e-mail only'}</dd>
            </div>
          </dl>
          <div className="panel-actions">
            <Button variant="primary" onClick={() => setEditing(true)}>
              Edit address
            </Button>
            <InviteDialog onInvited={(email) => setMessage(`We sent an invitation to ${email}.`)} />
          </div>
        </section>

        <PasswordForm onChanged={() => setMessage('Your password was changed.')} />

        <section className="panel danger-zone" aria-labelledby="leave-title">
          <h2 id="leave-title">Leave us</h2>
          <p>We delete your orders, your addresses and your e-mail. You have a day to change your mind.</p>
          <Button variant="danger" busy={remove.isPending} onClick={handleDelete}>
            Delete account
          </Button>
        </section>
      </div>

      {editing && <AddressDialog address={account.address} onSave={handleSave} onClose={() => setEditing(false)} />}
    </>
  );
}
