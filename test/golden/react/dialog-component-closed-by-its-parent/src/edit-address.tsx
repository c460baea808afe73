import { Modal } from './modal';

export function EditAddress({ onClose }: { onClose: () => void }) {
  async function save(data: FormData) {
    await fetch('/address', { method: 'PUT', body: data });
    onClose();
  }
  return (
    <Modal title="Edit address" onClose={onClose}>
      <form action={save}>
        <label>
          Street <input name="street" autoComplete="street-address" required />
        </label>
        <label>
          City <input name="city" />
        </label>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button>Save address</button>
      </form>
    </Modal>
  );
}
