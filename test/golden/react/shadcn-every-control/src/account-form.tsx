import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  Button, Checkbox, Input, RadioGroup, RadioGroupItem, Select, SelectContent, SelectItem, SelectTrigger, SelectValue,
  Slider, Switch, Tabs, TabsContent, TabsList, TabsTrigger, Textarea,
} from './components/ui/controls';
import { Form, FormControl, FormDescription, FormField, FormItem, FormLabel } from './components/ui/form';
import { Label } from './components/ui/label';

const FormSchema = z.object({
  username: z.string().min(2, { message: 'Username must be at least 2 characters.' }),
  email: z.string().email(),
  bio: z.string().max(160).optional(),
  type: z.enum(['all', 'mentions', 'none']),
  marketing: z.boolean().default(false).optional(),
  items: z.array(z.string()),
});
const items = [
  { id: 'recents', label: 'Recents' },
  { id: 'home', label: 'Home' },
] as const;

export function AccountForm() {
  const form = useForm<z.infer<typeof FormSchema>>({ resolver: zodResolver(FormSchema) });
  const onSubmit = (data: z.infer<typeof FormSchema>) => fetch('/api/account', { method: 'PUT', body: JSON.stringify(data) });

  return (
    <>
      <Form {...form}>
        <form onSubmit={form.handleSubmit(onSubmit)} className="w-2/3 space-y-6">
          <FormField control={form.control} name="username" render={({ field }) => (
            <FormItem>
              <FormLabel>Username</FormLabel>
              <FormControl><Input placeholder="shadcn" {...field} /></FormControl>
              <FormDescription>This is your public display name.</FormDescription>
            </FormItem>
          )} />
          <FormField control={form.control} name="email" render={({ field }) => (
            <FormItem>
              <FormLabel>Email</FormLabel>
              <Select onValueChange={field.onChange} defaultValue={field.value}>
                <FormControl><SelectTrigger><SelectValue placeholder="Select a verified email" /></SelectTrigger></FormControl>
                <SelectContent>
                  <SelectItem value="m@example.com">m@example.com</SelectItem>
                  <SelectItem value="m@google.com">m@google.com</SelectItem>
                </SelectContent>
              </Select>
            </FormItem>
          )} />
          <FormField control={form.control} name="bio" render={({ field }) => (
            <FormItem><FormLabel>Bio</FormLabel><FormControl><Textarea className="resize-none" {...field} /></FormControl></FormItem>
          )} />
          <FormField control={form.control} name="type" render={({ field }) => (
            <FormItem className="space-y-3">
              <FormLabel>Notify me about...</FormLabel>
              <FormControl>
                <RadioGroup onValueChange={field.onChange} defaultValue={field.value}>
                  <FormItem><FormControl><RadioGroupItem value="all" /></FormControl><FormLabel>All new messages</FormLabel></FormItem>
                  <FormItem><FormControl><RadioGroupItem value="none" /></FormControl><FormLabel>Nothing</FormLabel></FormItem>
                </RadioGroup>
              </FormControl>
            </FormItem>
          )} />
          <FormField control={form.control} name="marketing" render={({ field }) => (
            <FormItem>
              <FormLabel>Marketing emails</FormLabel>
              <FormControl><Switch checked={field.value} onCheckedChange={field.onChange} /></FormControl>
            </FormItem>
          )} />
          <FormField control={form.control} name="items" render={() => (
            <FormItem>
              <FormLabel>Sidebar</FormLabel>
              {items.map((item) => (
                <FormField key={item.id} control={form.control} name="items" render={({ field }) => (
                  <FormItem key={item.id}>
                    <FormControl>
                      <Checkbox
                        checked={field.value?.includes(item.id)}
                        onCheckedChange={(checked) =>
                          checked ? field.onChange([...field.value, item.id]) : field.onChange(field.value?.filter((value) => value !== item.id))
                        }
                      />
                    </FormControl>
                    <FormLabel>{item.label}</FormLabel>
                  </FormItem>
                )} />
              ))}
            </FormItem>
          )} />
          <Button type="submit">Update account</Button>
        </form>
      </Form>
      <div className="grid gap-3">
        <Label htmlFor="width">Width</Label>
        <Slider id="width" max={100} aria-label="Width" />
        <Button asChild variant="outline"><a href="/profile">Profile</a></Button>
      </div>
      <Tabs defaultValue="account">
        <TabsList><TabsTrigger value="account">Account</TabsTrigger><TabsTrigger value="password">Password</TabsTrigger></TabsList>
        <TabsContent value="account"><Label htmlFor="nick">Nickname</Label><Input id="nick" /></TabsContent>
        <TabsContent value="password"><Label htmlFor="new">New password</Label><Input id="new" type="password" /><Button>Save password</Button></TabsContent>
      </Tabs>
    </>
  );
}
