import { useState } from 'react';
import { DropdownMenu } from 'radix-ui';

const labels = [{ value: 'bug', label: 'Bug' }, { value: 'docs', label: 'Documentation' }];

export function LabelMenu() {
  const [label, setLabel] = useState('bug');
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Label</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.RadioGroup value={label} onValueChange={setLabel}>
          {labels.map((one) => (
            <DropdownMenu.RadioItem key={one.value} value={one.value}>{one.label}</DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Item onSelect={() => fetch('/labels', { method: 'DELETE' })}>Remove label</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
