import { TabPanel, Tabs, type TabItem } from '@croupier/ui/layout/Tabs.tsx';
import { clsx } from 'clsx';
import { Activity, useState, type ReactNode } from 'react';

export type FormTab = TabItem & { form: ReactNode };

/** Forms side by side. Forms that were opened keep their input; the others are not rendered. */
export function FormTabs({ label, tabs }: { label: string; tabs: readonly FormTab[] }) {
  const [chosen, setChosen] = useState(tabs[0]?.value ?? '');
  const [seen, setSeen] = useState<readonly string[]>([chosen]);
  const [only] = tabs;
  if (tabs.length < 2) return only?.form;
  const choose = (value: string): void => {
    setChosen(value);
    if (!seen.includes(value)) setSeen([...seen, value]);
  };
  return (
    <Tabs label={label} items={tabs} value={chosen} onValueChange={choose}>
      {tabs.map(({ value, form }) => (
        <TabPanel key={value} value={value} forceMount className={clsx(value !== chosen && 'hidden')}>
          {seen.includes(value) && <Activity mode={value === chosen ? 'visible' : 'hidden'}>{form}</Activity>}
        </TabPanel>
      ))}
    </Tabs>
  );
}
