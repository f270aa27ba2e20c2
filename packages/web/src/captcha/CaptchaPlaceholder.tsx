import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';

/** Placeholder of a loading captcha. */
export const CaptchaPlaceholder = () => <Skeleton className="h-24" />;
