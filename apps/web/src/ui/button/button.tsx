import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

type Look = ButtonLook & { icon?: IconName; endIcon?: IconName };
type ButtonProps = ComponentProps<'button'> &
  Look & {
    busy?: boolean;
    /** Pressed while aria-disabled: nothing is done, but what is in the way may be shown. */
    onBlocked?: ((button: HTMLButtonElement) => void) | undefined;
  };

/**
 * While busy or aria-disabled the button keeps its focus and its name and only ignores the press: a disabled element
 * would drop the keyboard user at the top of the page.
 */
export function Button({
  kind,
  size,
  block,
  icon,
  endIcon,
  busy = false,
  type = 'button',
  className,
  children,
  onBlocked,
  ...rest
}: ButtonProps) {
  const isIdle = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isIdle) return rest.onClick?.(event);
    event.preventDefault();
    if (!busy) onBlocked?.(event.currentTarget);
  };
  const look = buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(block && { block }) });
  return (
    <button {...rest} type={type} className={classNames(look, className)} onClick={press} aria-busy={busy || undefined}>
      {busy ? <Spinner size="small" /> : icon && <Icon name={icon} size={20} />}
      {children}
      {!busy && endIcon && <Icon name={endIcon} size={20} />}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<'a'> & Look & { href: string };

export function ButtonLink({ kind, size, block, icon, endIcon, className, children, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(block && { block }) });
  return (
    <a {...rest} className={classNames(look, className)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
      {endIcon && <Icon name={endIcon} size={20} />}
    </a>
  );
}
