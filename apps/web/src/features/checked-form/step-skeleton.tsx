import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';

const FIELDS = ['a', 'b', 'c', 'd'];
const FIELD_HEIGHT = 84;

/** The shape of a form while the answers that fill it are on their way. */
export function StepSkeleton({ label }: { label: string }) {
  return (
    <LoadingArea label={label}>
      <div className="form stack">
        <Skeleton width={160} />
        <Skeleton width="70%" height={38} />
        <Skeleton width="90%" />
        {FIELDS.map((field) => (
          <Skeleton key={field} height={FIELD_HEIGHT} radius={10} />
        ))}
      </div>
    </LoadingArea>
  );
}
