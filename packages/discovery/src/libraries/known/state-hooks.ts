/** A hook of a library that keeps one truth: which of its members tell it, and which set it. */
export interface StateHook {
  packages: readonly string[];
  hook: string;
  /** Members with the truth; of a pair it is the first item, and the other members stand in the second. */
  is: readonly string[];
  pair?: true;
  on: readonly string[];
  off: readonly string[];
  toggle: readonly string[];
}

/** Hooks that dialogs, menus and drawers are opened by, as their libraries document them. */
export const stateHooks: readonly StateHook[] = [
  {
    packages: [
      '@chakra-ui/react',
      '@chakra-ui/hooks',
      '@heroui/react',
      '@nextui-org/react',
      '@heroui/modal',
      '@nextui-org/modal',
    ],
    hook: 'useDisclosure',
    is: ['open', 'isOpen'],
    on: ['onOpen'],
    off: ['onClose'],
    toggle: ['onToggle', 'onOpenChange', 'setOpen'],
  },
  {
    packages: ['@mantine/hooks'],
    hook: 'useDisclosure',
    is: [],
    pair: true,
    on: ['open'],
    off: ['close'],
    toggle: ['toggle', 'set'],
  },
  {
    packages: ['@chakra-ui/react', '@chakra-ui/hooks', 'ahooks'],
    hook: 'useBoolean',
    is: [],
    pair: true,
    on: ['on', 'setTrue'],
    off: ['off', 'setFalse'],
    toggle: ['toggle', 'set'],
  },
  {
    packages: ['usehooks-ts'],
    hook: 'useBoolean',
    is: ['value'],
    on: ['setTrue'],
    off: ['setFalse'],
    toggle: ['toggle', 'setValue'],
  },
];
