import * as React from 'react';
import {
  Checkbox as CheckboxPrimitive, RadioGroup as RadioGroupPrimitive, Select as SelectPrimitive, Slider as SliderPrimitive,
  Slot, Switch as SwitchPrimitive, Tabs as TabsPrimitive,
} from 'radix-ui';
import { CheckIcon, ChevronDownIcon } from 'lucide-react';
import { cva } from 'class-variance-authority';

const buttonVariants = cva('inline-flex', { variants: { variant: { default: '', outline: '' } } });

function Button({ className, variant, asChild = false, ...props }: React.ComponentProps<'button'> & { variant?: string; asChild?: boolean }) {
  const Comp = asChild ? Slot.Root : 'button';
  return <Comp data-slot="button" className={buttonVariants({ variant, className })} {...props} />;
}
function Input({ className, type, ...props }: React.ComponentProps<'input'>) {
  return <input type={type} data-slot="input" className={className} {...props} />;
}
function Textarea({ className, ...props }: React.ComponentProps<'textarea'>) {
  return <textarea data-slot="textarea" className={className} {...props} />;
}
function Checkbox({ className, ...props }: React.ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root data-slot="checkbox" className={className} {...props}>
      <CheckboxPrimitive.Indicator><CheckIcon /></CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}
function Switch({ className, ...props }: React.ComponentProps<typeof SwitchPrimitive.Root>) {
  return <SwitchPrimitive.Root data-slot="switch" className={className} {...props}><SwitchPrimitive.Thumb /></SwitchPrimitive.Root>;
}
function RadioGroup({ ...props }: React.ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return <RadioGroupPrimitive.Root data-slot="radio-group" {...props} />;
}
function RadioGroupItem({ ...props }: React.ComponentProps<typeof RadioGroupPrimitive.Item>) {
  return <RadioGroupPrimitive.Item data-slot="radio-group-item" {...props}><RadioGroupPrimitive.Indicator /></RadioGroupPrimitive.Item>;
}
function Select({ ...props }: React.ComponentProps<typeof SelectPrimitive.Root>) {
  return <SelectPrimitive.Root data-slot="select" {...props} />;
}
function SelectValue({ ...props }: React.ComponentProps<typeof SelectPrimitive.Value>) {
  return <SelectPrimitive.Value data-slot="select-value" {...props} />;
}
function SelectTrigger({ className, children, ...props }: React.ComponentProps<typeof SelectPrimitive.Trigger>) {
  return (
    <SelectPrimitive.Trigger data-slot="select-trigger" className={className} {...props}>
      {children}
      <SelectPrimitive.Icon asChild><ChevronDownIcon /></SelectPrimitive.Icon>
    </SelectPrimitive.Trigger>
  );
}
function SelectContent({ children, ...props }: React.ComponentProps<typeof SelectPrimitive.Content>) {
  return (
    <SelectPrimitive.Portal>
      <SelectPrimitive.Content data-slot="select-content" {...props}>
        <SelectPrimitive.Viewport>{children}</SelectPrimitive.Viewport>
      </SelectPrimitive.Content>
    </SelectPrimitive.Portal>
  );
}
function SelectItem({ children, ...props }: React.ComponentProps<typeof SelectPrimitive.Item>) {
  return <SelectPrimitive.Item data-slot="select-item" {...props}><SelectPrimitive.ItemText>{children}</SelectPrimitive.ItemText></SelectPrimitive.Item>;
}
function Slider({ ...props }: React.ComponentProps<typeof SliderPrimitive.Root>) {
  return <SliderPrimitive.Root data-slot="slider" {...props}><SliderPrimitive.Track><SliderPrimitive.Range /></SliderPrimitive.Track><SliderPrimitive.Thumb /></SliderPrimitive.Root>;
}
function Tabs({ ...props }: React.ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root data-slot="tabs" {...props} />;
}
function TabsList({ ...props }: React.ComponentProps<typeof TabsPrimitive.List>) {
  return <TabsPrimitive.List data-slot="tabs-list" {...props} />;
}
function TabsTrigger({ ...props }: React.ComponentProps<typeof TabsPrimitive.Trigger>) {
  return <TabsPrimitive.Trigger data-slot="tabs-trigger" {...props} />;
}
function TabsContent({ ...props }: React.ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content data-slot="tabs-content" {...props} />;
}

export {
  Button, Checkbox, Input, RadioGroup, RadioGroupItem, Select, SelectContent, SelectItem, SelectTrigger, SelectValue,
  Slider, Switch, Tabs, TabsContent, TabsList, TabsTrigger, Textarea,
};
