import { useState } from 'react';

import { useShown } from '../use-shown';
import { ErrorBoundary } from './error-boundary';
import { ReportForm } from './report-form';

export function ReportPage() {
  const [reports, setReports] = useState<string[]>([]);
  useShown({ reports });
  return (
    <main>
      <h1>Reports</h1>
      <ErrorBoundary>
        <ReportForm onDone={(title) => setReports((before) => [...before, title])} />
      </ErrorBoundary>
    </main>
  );
}
