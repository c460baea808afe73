import * as AlertDialog from '@radix-ui/react-alert-dialog';

export function DangerZone() {
  return (
    <section>
      <h2>Danger zone</h2>
      <AlertDialog.Root>
        <AlertDialog.Trigger>Delete account…</AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Content>
            <AlertDialog.Title>Are you absolutely sure?</AlertDialog.Title>
            <AlertDialog.Cancel>Keep it</AlertDialog.Cancel>
            <AlertDialog.Action onClick={() => fetch('/account', { method: 'DELETE' })}>Yes, delete account</AlertDialog.Action>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </section>
  );
}
