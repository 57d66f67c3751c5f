import { type ComponentPropsWithoutRef, useState } from 'react'
import { Field } from './field'
import { Icon } from './icon'

type PasswordFieldProps = Omit<ComponentPropsWithoutRef<typeof Field>, 'type' | 'end'> & {
  /** Labels of the show/hide button. */
  showLabel: string
  hideLabel: string
}

/** A password field with a show/hide button. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          aria-label={isShown ? hideLabel : showLabel}
          className="absolute inset-y-0 right-1 my-auto grid size-11 place-items-center rounded-round transition-colors hover:bg-sunken noscript:hidden"
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}
