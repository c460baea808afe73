import { Avatar, FormControl, FormLabel, IconButton, Menu, MenuButton, MenuItem, MenuList, Radio, RadioGroup, Switch } from '@chakra-ui/react';
import { FiBell } from 'react-icons/fi';

export function Header() {
  return (
    <header>
      <IconButton aria-label="Notifications" icon={<FiBell />} onClick={() => fetch('/seen', { method: 'POST' })} />
      <Menu>
        <MenuButton aria-label="Account">
          <Avatar name="Ada" />
        </MenuButton>
        <MenuList>
          <MenuItem as="a" href="/profile">
            Profile
          </MenuItem>
          <MenuItem onClick={() => fetch('/session', { method: 'DELETE' })}>Sign out</MenuItem>
        </MenuList>
      </Menu>
      <FormControl>
        <FormLabel htmlFor="alerts">Alerts</FormLabel>
        <Switch id="alerts" />
      </FormControl>
      <FormControl as="fieldset">
        <FormLabel as="legend">Units</FormLabel>
        <RadioGroup defaultValue="km">
          <Radio value="km">Kilometres</Radio>
          <Radio value="mi">Miles</Radio>
        </RadioGroup>
      </FormControl>
    </header>
  );
}
