import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import type { Address } from '../shop/types';

interface AddressDialogProps {
  address: Address;
  onSave: (address: Address) => Promise<void>;
  onClose: () => void;
}

export function AddressDialog({ address, onSave, onClose }: AddressDialogProps) {
  const titleId = useId();
  const [draft, setDraft] = useState(address);
  const [saving, setSaving] = useState(false);
  const [tried, setTried] = useState(false);

  const badPostcode = !/^\d{4,5}$/.test(draft.postcode);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (badPostcode) return;
    setSaving(true);
    await onSave(draft);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={handleSubmit}>
        <DialogTitle id={titleId}>Edit address</DialogTitle>
        <DialogContent className="dialog-fields">
          <TextField
            label="Street and number"
            name="street"
            required
            fullWidth
            margin="dense"
            value={draft.street}
            onChange={(event) => setDraft({ ...draft, street: event.target.value })}
          />
          <TextField
            label="Postcode"
            name="postcode"
            required
            fullWidth
            margin="dense"
            value={draft.postcode}
            error={tried && badPostcode}
            helperText={tried && badPostcode ? 'Four or five digits' : ' '}
            onChange={(event) => setDraft({ ...draft, postcode: event.target.value })}
          />
          <TextField
            label="City"
            name="city"
            required
            fullWidth
            margin="dense"
            value={draft.city}
            onChange={(event) => setDraft({ ...draft, city: event.target.value })}
          />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            fullWidth
            margin="dense"
            value={draft.phone}
            onChange={(event) => setDraft({ ...draft, phone: event.target.value })}
          />
          <FormControlLabel
            label="Send invoices here too"
            control={
              <Checkbox
                checked={draft.billing}
                onChange={(event) => setDraft({ ...draft, billing: event.target.checked })}
              />
            }
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Keep the old one</Button>
          <Button type="submit" variant="contained" disabled={saving}>
            Save address
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
