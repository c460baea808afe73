import { Button } from './ui/button';
import { Input } from './ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from './ui/select';

const severities = [
  { value: 'low', label: 'Low' },
  { value: 'high', label: 'High' },
];

export function ReportForm() {
  return (
    <form action="/reports" method="post">
      <h2>Report a problem</h2>
      <label htmlFor="title">Title</label>
      <Input id="title" name="title" required maxLength={80} />
      <label htmlFor="severity">Severity</label>
      <Select name="severity" defaultValue="low">
        <SelectTrigger id="severity">
          <SelectValue placeholder="Pick one" />
        </SelectTrigger>
        <SelectContent>
          {severities.map((severity) => (
            <SelectItem key={severity.value} value={severity.value}>
              {severity.label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
      <Button type="submit">Send report</Button>
    </form>
  );
}
