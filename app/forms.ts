import { type } from 'arktype'
import {
  addPackage,
  addPiece,
  addPieces,
  changeQuantity,
  dissolve,
  movePart,
  removePart,
  swapFinish,
  takeBack,
  takeInstead,
  takeOver,
} from './api/cart-forms'
import { placeOrderOf, showQuote } from './api/checkout-forms'
import { askAbout, askAboutProduct, writeToShop } from './api/enquiry'
import type { FormCall } from './api/form-call'
import { confirmSignUp, leaveLetters, signUpForLetters } from './api/newsletter'
import {
  askReturnByForm,
  cancelByForm,
  changeDayByForm,
  lookUpByForm,
  openByForm,
  sendAccessCodeByForm,
} from './api/order-acts'
import { payByForm, payForm } from './api/pay'
import {
  activationForm,
  activationLink,
  forgotForm,
  googleForm,
  loginForm,
  registerForm,
  resetWithTicket,
} from './features/auth/forms/forms.schema'
import {
  activateAccount,
  createAccount,
  leave,
  logIn,
  logInWithGoogle,
  resendLetter,
  sendResetLetter,
  setNewPassword,
} from './features/auth/forms/forms.server'
import { detailsForm, deviceForm, erasureForm, passwordForm } from './features/auth/page/profile-forms.schema'
import {
  downloadData,
  eraseAccount,
  keepAccount,
  revokeDevice,
  saveDetails,
  savePassword,
} from './features/auth/page/profile-forms.server'
import {
  dissolveForm,
  handoverForm,
  partForm,
  pieceForm,
  piecesForm,
  quantityForm,
  swapForm,
  undoForm,
} from './features/cart/cart.schema'
import { toPackageTier } from './features/catalogue/catalogue'
import { checkoutForm } from './features/checkout/checkout.schema'
import { contactMessage, productEnquiry } from './features/enquiry/enquiry.schema'
import { signUpForm } from './features/newsletter/newsletter.schema'
import { accessForm, cancelForm, dayForm, lookUpForm, returnForm } from './features/orders/orders.schema'
import { type FormAnswer, type FormFields, type FormSchema, fieldsOf, judge, shownFieldsOf } from './lib/form'
import type { PageName } from './lib/page-path'

export type Form = {
  /** Typed values that the page may show again. */
  shown: (sent: FormFields) => FormFields
  answer: (call: FormCall) => Promise<FormAnswer | Response>
}

/** Validates the fields by the schema before `handle` runs. */
function form<Values>(
  schema: FormSchema<Values>,
  handle: (values: Values, call: FormCall & { redirect?: string }) => Promise<FormAnswer | Response>,
): Form {
  return {
    shown: (sent) => shownFieldsOf(schema, sent),
    answer: async (call) => {
      const judged = judge(schema, fieldsOf(schema, call.sent))
      if (!judged.ok) return { ok: false, code: 'invalid_request', errors: judged.errors }
      return handle(judged.values, { ...call, redirect: call.c.req.query('redirect') })
    },
  }
}

const nothing = type({})

/** Forms by page and intent. */
export const formsByPage: Partial<Record<PageName | '/logout', Record<string, Form>>> = {
  '/newsletter': {
    '': form(signUpForm, signUpForLetters),
    confirm: form(nothing, confirmSignUp),
    leave: form(nothing, leaveLetters),
  },
  '/product/$slug': {
    '': form(productEnquiry, (values, call) => askAboutProduct(call.c.req.param('slug') ?? '', values, call)),
    add: form(pieceForm, (values, call) => addPiece(call.c.req.param('slug') ?? '', values, call)),
  },
  '/furniture-package': {
    '': form(productEnquiry, async (values, call) => {
      const tier = toPackageTier(call.c.req.query('packageTier'))
      return tier ? askAbout({ tier }, values, call) : { ok: false, code: 'not_found' }
    }),
    'add-package': form(nothing, async (_, call) => {
      const tier = toPackageTier(call.c.req.query('packageTier'))
      return tier ? addPackage(tier, call) : { ok: false, code: 'not_found' }
    }),
  },
  '/cart': {
    'add-pieces': form(piecesForm, addPieces),
    quantity: form(quantityForm, changeQuantity),
    remove: form(partForm, removePart),
    undo: form(undoForm, takeBack),
    move: form(partForm, movePart),
    dissolve: form(dissolveForm, dissolve),
    swap: form(swapForm, swapFinish),
    instead: form(swapForm, takeInstead),
    handover: form(handoverForm, takeOver),
  },
  '/contact-us': {
    '': form(contactMessage, writeToShop),
  },
  '/checkout': {
    place: form(checkoutForm, placeOrderOf),
    quote: { shown: (sent) => shownFieldsOf(checkoutForm, sent), answer: showQuote },
  },
  '/order': {
    '': form(lookUpForm, lookUpByForm),
    access: form(lookUpForm, sendAccessCodeByForm),
    open: form(accessForm, openByForm),
  },
  '/order/$code': {
    cancel: form(cancelForm, cancelByForm),
    day: form(dayForm, changeDayByForm),
    return: form(returnForm, askReturnByForm),
    pay: form(payForm, payByForm),
  },
  '/login': {
    login: form(loginForm, logIn),
    google: form(googleForm, logInWithGoogle),
    register: form(registerForm, createAccount),
    forgot: form(forgotForm, sendResetLetter),
    reset: form(resetWithTicket, setNewPassword),
  },
  '/logout': {
    '': form(nothing, leave),
  },
  '/activate': {
    code: form(activationForm, activateAccount),
    link: form(activationLink, activateAccount),
    resend: form(forgotForm, resendLetter),
  },
  '/profile': {
    details: form(detailsForm, saveDetails),
    password: form(passwordForm, savePassword),
    'end-device': form(deviceForm, revokeDevice),
    erase: form(erasureForm, eraseAccount),
    keep: form(nothing, keepAccount),
    download: form(nothing, downloadData),
  },
}
