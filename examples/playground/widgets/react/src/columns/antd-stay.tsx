import {
  Button,
  Collapse,
  ColorPicker,
  DatePicker,
  Dropdown,
  Form,
  Input,
  Select,
  Slider,
  Switch,
  Tabs,
  TimePicker,
  Upload,
} from 'antd';
import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import weekOfYear from 'dayjs/plugin/isoWeek';
import { useState } from 'react';

import { emptyStay, extras, findAirports, type Stay, useStay } from '../stay';

dayjs.extend(weekOfYear);

type Values = Partial<Omit<Stay, 'wakeUp' | 'departure' | 'season' | 'week' | 'colour'>> & {
  wakeUp?: Dayjs | null;
  departure?: Dayjs | null;
  season?: Dayjs | null;
  week?: Dayjs | null;
  colour?: { toHexString(): string };
};

const isoWeek = (day: Dayjs) => `${day.isoWeekYear()}-W${String(day.isoWeek()).padStart(2, '0')}`;

export function AntdStay() {
  const { kept, keep } = useStay();
  const [airports, setAirports] = useState<string[]>([]);
  const [company, setCompany] = useState('');
  const [nickname, setNickname] = useState('');

  const save = ({ wakeUp, departure, season, week, colour, ...values }: Values) => {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    keep({
      stay: {
        ...emptyStay,
        ...given,
        wakeUp: wakeUp?.format('HH:mm') ?? '',
        departure: departure?.format('YYYY-MM-DDTHH:mm') ?? '',
        season: season?.format('YYYY-MM') ?? '',
        week: week ? isoWeek(week) : '',
        colour: colour?.toHexString() ?? emptyStay.colour,
      },
    });
  };

  return (
    <section aria-label="Ant stay">
      <Form<Values> name="stay" layout="vertical" onFinish={save}>
        <Form.Item label="Wishes" name="wishes">
          <Input.TextArea />
        </Form.Item>
        <Form.Item label="Email" name="email">
          <Input type="email" />
        </Form.Item>
        <Form.Item label="Website" name="website">
          <Input type="url" />
        </Form.Item>
        <Form.Item label="Phone" name="phone">
          <Input type="tel" />
        </Form.Item>
        <Form.Item label="Keyword" name="keyword">
          <Input.Search />
        </Form.Item>
        <Form.Item label="Wake-up" name="wakeUp">
          <TimePicker format="HH:mm" />
        </Form.Item>
        <Form.Item label="Departure" name="departure">
          <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
        </Form.Item>
        <Form.Item label="Season" name="season">
          <DatePicker picker="month" />
        </Form.Item>
        <Form.Item label="Week" name="week">
          <DatePicker picker="week" />
        </Form.Item>
        <Form.Item label="Colour" name="colour">
          <ColorPicker />
        </Form.Item>
        <Form.Item label="Warmth" name="warmth" initialValue={18}>
          <Slider ariaLabelForHandle="Warmth" min={16} max={26} />
        </Form.Item>
        <Form.Item label="Parking" name="parking" valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item label="Extras" name="extras">
          <Select mode="multiple" options={extras.map((extra) => ({ value: extra, label: extra }))} />
        </Form.Item>
        <Form.Item label="Airport" name="airport">
          <Select
            showSearch={{
              filterOption: false,
              onSearch: (typed) => void findAirports(typed).then((found) => setAirports(found)),
            }}
            options={airports.map((airport) => ({ value: airport, label: airport }))}
          />
        </Form.Item>
        <Form.Item label="Tags" name="tags">
          <Select mode="tags" open={false} />
        </Form.Item>
        <Form.Item label="Passport">
          <Upload>
            <Button>Passport</Button>
          </Upload>
        </Form.Item>
        <Button type="primary" htmlType="submit">
          Save stay
        </Button>
      </Form>
      <p role="status">{kept.times > 0 && `Kept ${kept.times}.`}</p>
      <Tabs
        items={[
          { key: 'guest', label: 'Private', children: <p>Nothing to fill in.</p> },
          {
            key: 'firm',
            label: 'Business',
            children: (
              <Form layout="vertical" onFinish={() => keep({ company })}>
                <Form.Item label="Company" htmlFor="company">
                  <Input id="company" value={company} onChange={(event) => setCompany(event.target.value)} />
                </Form.Item>
                <Button htmlType="submit">Save company</Button>
              </Form>
            ),
          },
        ]}
      />
      <Collapse
        items={[
          {
            key: 'more',
            label: 'More',
            children: (
              <Form layout="vertical" onFinish={() => keep({ nickname })}>
                <Form.Item label="Nickname" htmlFor="nickname">
                  <Input id="nickname" value={nickname} onChange={(event) => setNickname(event.target.value)} />
                </Form.Item>
                <Button htmlType="submit">Save nickname</Button>
              </Form>
            ),
          },
        ]}
      />
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'print', label: 'Print plan', onClick: () => keep({ chosen: 'print' }) },
            { key: 'copy', label: 'Copy plan', onClick: () => keep({ chosen: 'copy' }) },
          ],
        }}
      >
        <Button>Plan</Button>
      </Dropdown>
    </section>
  );
}
