import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';

/** Placeholder of a loading captcha. */
export const CaptchaPlace = () => <Skeleton className="h-24" />;
